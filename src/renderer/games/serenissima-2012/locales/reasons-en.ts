/** Reasons for the moves of the computers of the 2012 game. */
export const reasonsEnglish = {
  'mission-sell': 'In {port} {good} brings {price} at once.',
  'mission-sellAll': 'In {port} my {cubes} cubes bring {price} at once; {good} goes first.',
  'mission-sellBest': 'In {port} {good} brings {price} at once, in {other} only {less}.',
  'mission-store':
    'With {count} cube more my port of {port} brings {income} at each scoring instead of {before}. | With {count} cubes more my port of {port} brings {income} at each scoring instead of {before}.',
  'sale-done': '{port} takes nothing more that is worth selling.',
  'mission-claim': 'Nobody owns {port}, which stores {size} cubes; no rival is near, and it will be kept by {sailors}.',
  'mission-claimAgainst':
    'Nobody owns {port}, which stores {size} cubes; against {sailors} there, {power} would take it with a chance of {chance}%.',
  'mission-storm': '{Power} keeps {port} with {garrison}; I take it with a chance of {win}%.',
  'mission-stormThrough':
    '{Power} keeps {port} with {garrison}, and with {sailors} aboard before it; I take it with a chance of {win}%.',
  'mission-raid': 'A galley of {power} has {sailors}; I beat it with a chance of {win}%.',
  'mission-wait':
    'From {space} {count} port in reach takes what I carry or has no owner. | From {space} {count} ports in reach take what I carry or have no owner.',
  'mission-rest': 'Nothing in reach of {galley} takes what it carries or is without an owner.',
  'invest-basilica': 'A basilica in {port} brings {income} more at each scoring to come ({count}).',
  'invest-galley': 'With a galley more from {port} I have {fleet} to act with each turn.',
  'invest-fort': 'A fort in {port} fires first, whoever comes.',
  'invest-fortAgainst': '{Power} could be in {port} with {crew}; a fort there fires first.',
  'invest-guard':
    'To keep {power} out of {port}: a galley with {crew} could come; against {garrison} its chance falls from {before}% to {after}%.',
  'invest-recruit': 'I hire {sailors}: where my galleys are, none of the ports I strengthen is in danger.',
  'invest-none': 'Nothing that can be bought now brings more than it costs.',
  'blockade-declare': 'A galley of {power} with {sailors} gets nothing past me ({space}).',
  'blockade-pass': 'What the galley of {power} with {sailors} does there is not worth a blockade ({space}).',
  'battle-fight': 'My {crew} against {sailors}: to the end I win with a chance of {win}%.',
  'battle-stop': 'My {crew} against {sailors}: {win}% to the end is not enough for what I risk.',
  'loot-take': 'There is room for {good}.',
  'loot-sell': 'In {port}, which is in reach, {good} brings {price}.',
  'loot-finish': 'What is left aboard is worth no room of mine.',
  land: '{port} is kept by {sailors}, and no rival is near.',
  'land-against': '{Sailors} in {port}: {power} could come with {crew}, and would take it with a chance of {chance}%.',
  'land-none': '{port} would cost me more sailors than it is worth.',
  choosePort:
    '{port} makes {good}, and {count} port without an owner lies within {steps} spaces. | {port} makes {good}, and {count} ports without an owner lie within {steps} spaces.',
  'chooseGalley-first': '{Galley} acts before all that are chosen so far.',
  chooseGalley:
    '{count} galley acts before {galley}: I see what it does. | {count} galleys act before {galley}: I see what they do.',
  close: '{port} stores {size} cubes: I can do without it.',
  move: 'It is as good as anything.',
};
