/**
 * The Content Security Policy of both shells: no other origins, nothing inline, no eval. Pixi's “unsafe-eval” module
 * makes it work without eval, despite its name. `socket` is the web host's WebSocket.
 */
function contentSecurityPolicy(socket?: string): string {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${socket ? ` ${socket}` : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ];
  return directives.join('; ');
}

/** The headers of every response, except its content type. */
export function securityHeaders(socket?: string): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(socket),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  };
}
