/** What the chart's tables in words are called. */
export default { galleys: 'Galleys', ports: 'Ports', seas: 'Seas' };
