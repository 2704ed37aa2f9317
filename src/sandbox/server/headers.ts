/** Other origins that the page of the console connects to or shows images of. */
export interface PageOrigins {
  /** Those of its calls and its websocket. */
  readonly connect?: readonly string[]
  /** That of its logo. */
  readonly images?: readonly string[]
}

/** How a page uses frames. Default: it neither contains frames nor can be framed. */
export type Framing = 'holds' | 'held'

/** What the console's page may load and do. */
function policy({ connect = [], images = [] }: PageOrigins, framing?: Framing): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ['img-src', "'self'", 'data:', ...images].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    "form-action 'self'",
    ...(framing === 'holds' ? ["frame-src 'self'"] : []),
    `frame-ancestors ${framing === 'held' ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // The one policy of the page: dompurify parses the few messages with markup, where nothing of them can run.
    'trusted-types dompurify',
  ].join('; ')
}

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
} as const

/** The security headers of everything that the console's page is made of; the table that any web server needs. */
export function securityHeaders(
  origins: PageOrigins = {},
  framing?: Framing,
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policy(origins, framing),
    'X-Frame-Options': framing === 'held' ? 'SAMEORIGIN' : 'DENY',
    ...everywhere,
  }
}

/** The headers of the sandbox's own pages, whose forms may lead back to those origins. */
export function pageHeaders(origins: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': `default-src 'none'; style-src 'self'; img-src data:; ${['form-action', "'self'", ...origins].join(' ')}; frame-ancestors 'none'; base-uri 'none'`,
    'Cache-Control': 'no-store',
    ...everywhere,
  }
}
