/** Computer players' reasons for their moves, by the key of the stored reason. */
export const reasonsEnglish = {
  'mission-sell': '{port} pays {price} for my {good}.',
  'mission-sellAll': '{port} pays {price} for my {cubes} cubes, {good} first.',
  'mission-sellBest': '{port} pays {price} for my {good}, and {other} only {less}.',
  'mission-store':
    '{count} more cube raises the income of {port} from {before} to {income} per scoring. | {count} more cubes raise the income of {port} from {before} to {income} per scoring.',
  'sale-done': '{port} buys nothing else that I want to sell.',
  'mission-claim': '{port} has no owner and can store {size} cubes. No rival is near its new garrison ({sailors}).',
  'mission-claimAgainst':
    '{port} has no owner and can store {size} cubes. {Power} could attack, but against {sailors} their chance is only {chance}%.',
  'mission-claimGain': '{port} has no owner and can store {size} cubes.',
  'mission-storm': '{Power} defends {port} with {garrison}. My chance of winning is {win}%.',
  'mission-stormThrough':
    '{Power} defends {port} with {garrison}, plus {sailors} on galleys there. My chance of winning is {win}%.',
  'mission-raid': '{Power} has a galley with {sailors}. My chance of winning is {win}%.',
  'mission-wait':
    'From {space} I can reach {count} port that buys my cargo or has no owner. | From {space} I can reach {count} ports that buy my cargo or have no owner.',
  'mission-waitEmpty':
    'From {space} I can reach {count} port without an owner. | From {space} I can reach {count} ports without an owner.',
  'invest-basilica': 'A basilica in {port} adds {income} at each remaining scoring ({count} to come).',
  'invest-galley': 'A new galley in {port} gives me {fleet} to act with each turn.',
  'invest-fort': 'A fort in {port} shoots first at any attacker.',
  'invest-fortAgainst': '{Power} could reach {port} with {crew}. A fort shoots first.',
  'invest-guard':
    '{Power} has a galley with {crew} that could attack {port}: with {garrison} there, its chance falls from {before}% to {after}%.',
  'invest-crew': 'With {sailors} aboard, {galley} sails farther and fights better.',
  'invest-none': 'Nothing on sale is worth its price to me now.',
  'blockade-declare': 'My blockade stops {power}, with {sailors}, in {space}.',
  'blockade-pass': 'What {power} does in {space} with {sailors} isn’t worth a blockade.',
  'battle-fight': 'With {crew} against {sailorsNumber}, my chance of winning the whole fight is {win}%.',
  'battle-stop': 'With {crew} against {sailorsNumber}, my chance is {win}%: not worth the risk.',
  'loot-take': 'I have room for {good}.',
  'loot-sell': '{port} is within reach and pays {price} for {good}.',
  'loot-finish': 'Nothing left aboard is worth the room.',
  land: '{port} has {sailors} to defend it, and no rival is near.',
  'land-gain': 'With {sailors} ashore I keep {port}, which can store {size} cubes.',
  'land-against': '{Power} could attack {port} with {crew}, but against {sailors} their chance is only {chance}%.',
  'land-none': '{port} would cost me more sailors than it’s worth.',
  choosePort:
    '{port} makes {good}, with {count} unowned port within {steps} spaces. | {port} makes {good}, with {count} unowned ports within {steps} spaces.',
  'chooseGalley-first': '{Galley} acts before all galleys chosen so far.',
  chooseGalley:
    '{count} galley acts before {galley}, so I see what it does first. | {count} galleys act before {galley}, so I see what they do first.',
  close: 'I can do without {port}, which can store {size} cubes.',
};
