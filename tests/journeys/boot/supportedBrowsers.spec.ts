import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { missingInScript, missingInStyles } from '#tests/journeys/support/compatibility.ts'

const site = fileURLToPath(new URL('../../../dist/stack/', import.meta.url))

const textsOf = (extension: string): string[] =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => readFileSync(`${site}${name}`, 'utf8'))

const all = (texts: readonly string[], missing: (text: string) => string[]): string[] =>
  [...new Set(texts.flatMap(missing))].toSorted()

/** What scripts name although a supported browser lacks it, and why that is right. */
const checkedInScripts = {
  'Error.captureStackTrace': 'zod asks whether it exists.',
  'Uint8Array.fromBase64': 'jose asks whether it exists.',
  'navigator.canShare': 'The picture is downloaded without it.',
  'navigator.connection': 'aws-amplify asks whether it exists.',
  'navigator.userAgentData': 'Without it, the user agent alone tells a tablet.',
} as const

const looksOnly = 'Without it the page looks plainer.'

/** What styles need although a supported browser lacks it, and why that is right. */
const optionalInStyles = {
  '::picker': looksOnly,
  '::picker-icon': looksOnly,
  'appearance: base-select': 'The browser shows its own list.',
  'anchor-size()': 'It belongs to base-select.',
  'min-width: anchor-size': 'It belongs to base-select.',
  'anchor-name': 'In @supports, or with a position that works without it.',
  'anchor-scope': 'In @supports, or with a position that works without it.',
  'position-anchor': 'In @supports.',
  'position-area': 'In @supports.',
  'position-try-fallbacks': 'In @supports.',
  'contain-intrinsic-size': 'The rows are laid out at once.',
  'content-visibility': 'The rows are laid out at once.',
  '@page': 'The print settings have the margins.',
  '@starting-style': 'What opens appears at once.',
  'break-after: avoid': 'A heading may be printed at the end of a page.',
  resize: 'The field keeps its size and can be scrolled.',
  'cursor: grab': 'A phone has no pointer.',
  'cursor: grabbing': 'A phone has no pointer.',
  'cursor: help': 'A phone has no pointer.',
  'cursor: not-allowed': 'A phone has no pointer.',
  'cursor: pointer': 'A phone has no pointer.',
  'cursor: progress': 'A phone has no pointer.',
  '::selection': looksOnly,
  'forced-color-adjust': 'Safari has no forced colors.',
  'overflow-anchor': 'Safari does not move the page by itself.',
  'overflow-clip-margin': looksOnly,
  'print-color-adjust: exact': 'The styles contain the name with a prefix too.',
  'scrollbar-width': 'The scroll bar stays visible.',
  'text-size-adjust': 'The styles contain the name with a prefix too.',
  'text-wrap': looksOnly,
} as const

test('the built scripts name nothing that a supported browser lacks, except behind a check', () => {
  expect(all(textsOf('.js'), missingInScript)).toEqual(Object.keys(checkedInScripts).toSorted())
})

test('the built styles need nothing that a supported browser lacks, except for the looks', () => {
  expect(all(textsOf('.css'), missingInStyles)).toEqual(Object.keys(optionalInStyles).toSorted())
})

test('the check of scripts and styles finds what a browser lacks', () => {
  expect(missingInScript('URL.canParse(a); new URL(a); navigator.share(b); new CloseWatcher()')).toEqual([
    'URL.canParse',
    'navigator.share',
    'new CloseWatcher',
  ])
  expect(missingInStyles('a:focus-visible{color:light-dark(red,blue);text-wrap:balance;display:grid}')).toEqual([
    'light-dark()',
    'text-wrap',
  ])
})
