// How the app is signed, by what the machine that packs has: its secrets are environment variables electron-builder reads itself.

/** Names of secrets. A workflow hands over a secret that does not exist as an empty one. */
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

/** Takes empty secrets out of an environment: electron-builder would look for a certificate of no name. */
export function dropEmptySecrets(env) {
  for (const name of SECRETS) if (env[name]?.trim() === '') delete env[name];
}

/**
 * A base configuration as this environment signs it. With a certificate, an app that cannot be signed is an error; on macOS it gets
 * the hardened runtime, and is notarised as soon as any secret of that is there (a missing other one is then electron-builder's
 * error). Without a certificate the base stands: ad hoc on macOS, unsigned elsewhere.
 */
export function signed(base, env) {
  const has = (names) => names.some((name) => env[name]?.trim());
  const mac = has(CERTIFICATES.mac) ? certified(base.mac, has(NOTARISING)) : base.mac;
  return { ...base, mac, win: has(CERTIFICATES.win) ? { ...base.win, forceCodeSigning: true } : base.win };
}

/** The certificate is found by electron-builder; an identity in the configuration would be taken instead of it. */
function certified(base, notarize) {
  const mac = { ...base, hardenedRuntime: true, forceCodeSigning: true, notarize };
  delete mac.identity;
  return mac;
}
