// Chooses the signing options depending on the secrets in the environment. electron-builder reads the secrets itself.

/** Names of secrets. A workflow passes a missing secret as an empty string. */
const CERTIFICATES = { mac: ['CSC_LINK', 'CSC_NAME'], win: ['WIN_CSC_LINK', 'CSC_LINK'] };
const NOTARISING = [
  'APPLE_API_KEY',
  'APPLE_API_KEY_ID',
  'APPLE_API_ISSUER',
  'APPLE_ID',
  'APPLE_APP_SPECIFIC_PASSWORD',
  'APPLE_KEYCHAIN_PROFILE',
];
const SECRETS = [...new Set([...CERTIFICATES.mac, ...CERTIFICATES.win, ...NOTARISING])];

/**
 * Removes empty secrets from an environment. Otherwise, electron-builder would look for a certificate with an empty
 * path or name.
 */
export function dropEmptySecrets(env) {
  for (const name of SECRETS) if (env[name]?.trim() === '') delete env[name];
}

/**
 * Adds signing to a base configuration. With a certificate, failing to sign is an error, and macOS builds get the
 * hardened runtime. They are notarised if any notarisation secret is set; electron-builder reports the missing ones.
 * Without a certificate, the base configuration is used: ad-hoc signing on macOS, none elsewhere.
 */
export function signed(base, env) {
  const has = (names) => names.some((name) => env[name]?.trim());
  const mac = has(CERTIFICATES.mac) ? certified(base.mac, has(NOTARISING)) : base.mac;
  return { ...base, mac, win: has(CERTIFICATES.win) ? { ...base.win, forceCodeSigning: true } : base.win };
}

/** Removes the identity, because electron-builder would use it instead of the certificate. */
function certified(base, notarize) {
  const mac = { ...base, hardenedRuntime: true, forceCodeSigning: true, notarize };
  delete mac.identity;
  return mac;
}
