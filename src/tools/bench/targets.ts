import type { ExpectedContent } from '#tools/bench/measurePage.ts'
import type { VisitTimings } from '#tools/bench/measureVisit.ts'

export interface Target {
  readonly metric: keyof VisitTimings
  /** `first` is a visit with an empty cache, `repeated` the next visit in the same browser context. */
  readonly visit: 'first' | 'repeated'
  readonly label: string
  readonly limit: number
}

/** A minimal page for comparison. On a slower machine it becomes slower together with the real page. */
interface Baseline {
  readonly path: string
  readonly content: ExpectedContent
  /** Milliseconds on the machine where the targets were set. */
  readonly reference: { readonly first: number; readonly repeated?: number }
}

export interface BenchPage {
  readonly name: string
  readonly path: string
  readonly isSignedIn: boolean
  readonly content: ExpectedContent
  readonly targets: readonly Target[]
  readonly baseline?: Baseline
}

const rows: ExpectedContent = { selector: 'tbody tr', words: [] }
const listTargets: readonly Target[] = [
  { metric: 'content', visit: 'first', label: 'first row', limit: 1_500 },
  { metric: 'content', visit: 'repeated', label: 'first row, cached code', limit: 600 },
]
const listBaseline: Baseline = { path: '/baseline/users', content: rows, reference: { first: 1_060, repeated: 500 } }

/** The measured pages with their targets. */
export const pages: readonly BenchPage[] = [
  {
    name: 'sign-in',
    path: '/sign-in',
    isSignedIn: false,
    content: { selector: 'input[type=email]', words: [] },
    targets: [{ metric: 'lcp', visit: 'first', label: 'LCP', limit: 450 }],
    baseline: {
      path: '/baseline/sign-in',
      content: { selector: 'input[type=email]', words: [], isStatic: true },
      reference: { first: 380 },
    },
  },
  {
    name: 'dashboard',
    path: '/admin',
    isSignedIn: true,
    content: { selector: 'section', words: ['User Overview', '1,240'] },
    targets: [
      { metric: 'content', visit: 'first', label: 'first figure', limit: 1_500 },
      { metric: 'script', visit: 'first', label: 'script before it', limit: 170_000 },
    ],
    baseline: {
      path: '/baseline/dashboard',
      content: { selector: 'section', words: ['User Overview', '1,240'] },
      reference: { first: 1_000, repeated: 500 },
    },
  },
  {
    name: 'users',
    path: '/admin/users',
    isSignedIn: true,
    content: rows,
    targets: listTargets,
    baseline: listBaseline,
  },
  {
    name: 'items',
    path: '/admin/all-items',
    isSignedIn: true,
    content: rows,
    targets: listTargets,
    baseline: listBaseline,
  },
]
