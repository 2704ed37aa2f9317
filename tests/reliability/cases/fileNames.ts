import { fileNameOf } from '../../../src/adapters/readFile.ts'
import { safeFileName } from '../../../src/adapters/saveFile.ts'
import { type Random } from '../../../src/sandbox/seed/random.ts'
import { type CaseResult, type FaultKind, runEach } from '../faultKind.ts'
import { hostileTexts } from '../hostileTexts.ts'

const parts = [
  ...[
    '../',
    '..\\',
    '/',
    '\\',
    './',
    '..',
    '.',
    '...',
    'C:',
    'C:\\',
    '\\\\server\\share\\',
    '~/',
    '%2e%2e%2f',
  ],
  ...[
    '\0',
    '\n',
    '\r\n',
    '\t',
    '\u001b[31m',
    '\u007f',
    '\u0085',
    '\u2028',
    ' ',
    '\u00a0',
    '\ufeff',
    '\u00ad',
  ],
  ...['\u202e', '\u202d', '\u2066', '\u2069', '\u200f', '\u200b', '\u061c', '\ud800', '\udc00'],
  ...['CON', 'nul', 'AUX', 'com1', 'LPT9', 'COM¹', 'CONIN$', 'desktop.ini', '.htaccess', '.bashrc', '-rf'],
  ...['<', '>', ':', '"', '|', '?', '*', ';', '=', '%', '%00', '%2f', '%5c', '$(id)', '`id`', '&&', '#', '~'],
  ...[
    'report',
    'refunds',
    'a',
    'Größe',
    '申請',
    'تقرير',
    '💥',
    '👩‍👩‍👧',
    'e\u0301',
    'x'.repeat(300),
    '💥'.repeat(80),
  ],
  ...['.csv', '.CSV', '.pdf.exe', '.tar.gz', '.', '. ', '.lnk', 'fdp.exe', '.csv\0.exe'],
] as const

/** A device of Windows, with an extension or without. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])\s*(?:\.|$)/i
/** What no file system takes, what is not seen, and what turns the direction of a text; but for the two joiners. */
const unfit = /(?![\u200c\u200d])[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

export const kind: FaultKind = {
  name: 'fileNames',
  varied:
    'names of downloads, plain and in every form of Content-Disposition: other folders, control characters, bidirectional controls, device names, lengths, hostile strings',
  unit: 'names',
  expected:
    'the file is saved in the download folder, under a name that every operating system accepts and that is displayed unchanged',
  full: 600,
  sample: 600,
  run: asked => runEach('fileNames', asked, tryName),
}

function tryName(random: Random): CaseResult {
  const raw = random.chance(0.4)
    ? random.pick(hostileTexts)
    : Array.from({ length: random.whole(1, 4) }, () => random.pick(parts)).join('')
  const way = random.pick(['plain', 'quoted', 'token', 'extended', 'both'])
  const header = headerOf(raw, way)
  const received = header === undefined ? raw : fileNameOf(header)
  const input = `${way} ${JSON.stringify(raw)}`
  if (received === undefined) return { input, problem: undefined }
  return { input, problem: problemOf(safeFileName(received)) }
}

type Way = 'plain' | 'quoted' | 'token' | 'extended' | 'both'

/** The header with that file name; undefined when the name is not in a header, as in a notification. */
function headerOf(name: string, way: Way): string | undefined {
  const quoted = `filename="${name.replace(/["\\]/g, '\\$&')}"`
  const extended = `filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`
  if (way === 'quoted') return `attachment; ${quoted}`
  if (way === 'token') return `attachment; filename=${name}`
  if (way === 'extended') return `attachment; ${extended}`
  return way === 'both' ? `attachment; filename="plain.csv"; ${extended}` : undefined
}

function problemOf(name: string): string | undefined {
  const shown = JSON.stringify(name)
  if (name === '') return 'the name is empty'
  if (unfit.test(name)) return `${shown} holds a character that is unfit`
  if (reserved.test(name)) return `${shown} is a device`
  if (/^[.\s]|[.\s]$/.test(name)) return `${shown} begins or ends with a dot or a space`
  const bytes = new TextEncoder().encode(name).length
  return bytes > 255 ? `${shown} has ${bytes} bytes` : undefined
}
