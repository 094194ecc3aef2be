/** What other players are expected to do, by the key of their reason (see `reasons-en.ts`). */
export const expectedEnglish = {
  'mission-sell': 'a sale of {good} in {port} for {price}',
  'mission-sellAll': 'a sale of {cubes} cubes in {port} for {price}',
  'mission-sellBest': 'a sale of {good} in {port} for {price}',
  'mission-store':
    '{count} more cube in {port}, which then earns {income} per scoring | {count} more cubes in {port}, which then earns {income} per scoring',
  'mission-claim': 'a claim on {port} with {sailors}',
  'mission-claimAgainst': 'a claim on {port} with {sailors}',
  'mission-claimGain': 'a claim on {port}',
  'mission-storm': 'an attack on {port} ({win}% to win)',
  'mission-stormThrough': 'an attack on {port} ({win}% to win)',
  'mission-raid': 'an attack on {power}’s galley ({win}% to win)',
  'invest-basilica': 'a basilica in {port}',
  'invest-galley': 'a new galley in {port}',
  'invest-fort': 'a fort in {port}',
  'invest-fortAgainst': 'a fort in {port}',
  'invest-guard': 'more sailors in {port}',
  'invest-crew': 'more sailors aboard {galley}',
};
