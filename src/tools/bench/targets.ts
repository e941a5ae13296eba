import type { ExpectedContent } from '#tools/bench/measurePage.ts'
import type { VisitTimings } from '#tools/bench/measureVisit.ts'

export interface Target {
  readonly figure: keyof VisitTimings
  /** `first` is a visit with nothing kept, `again` the next one in the same profile. */
  readonly of: 'first' | 'again'
  readonly words: string
  readonly atMost: number
}

/** What a bare page takes on the machine that the targets were set on; a slower machine takes more for both. */
export interface Baseline {
  readonly path: string
  readonly content: ExpectedContent
  /** The figure of the target, on the machine that it was set on: of a first visit, and of the next one. */
  readonly there: { readonly first: number; readonly again?: number }
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
  { figure: 'content', of: 'first', words: 'first row', atMost: 1_500 },
  { figure: 'content', of: 'again', words: 'first row, code kept', atMost: 600 },
]
const listFloor: Baseline = { path: '/floor/users', content: rows, there: { first: 1_060, again: 500 } }

/** The pages that are measured, what each is opened for, and what was promised of it. */
export const pages: readonly BenchPage[] = [
  {
    name: 'sign-in',
    path: '/sign-in',
    isSignedIn: false,
    content: { selector: 'input[type=email]', words: [] },
    targets: [{ figure: 'lcp', of: 'first', words: 'LCP', atMost: 450 }],
    baseline: {
      path: '/floor/sign-in',
      content: { selector: 'input[type=email]', words: [], isStatic: true },
      there: { first: 380 },
    },
  },
  {
    name: 'dashboard',
    path: '/admin',
    isSignedIn: true,
    content: { selector: 'section', words: ['User Overview', '1,240'] },
    targets: [
      { figure: 'content', of: 'first', words: 'first figure', atMost: 1_500 },
      { figure: 'script', of: 'first', words: 'script before it', atMost: 170_000 },
    ],
    baseline: {
      path: '/floor/dashboard',
      content: { selector: 'section', words: ['User Overview', '1,240'] },
      there: { first: 1_000, again: 500 },
    },
  },
  { name: 'users', path: '/admin/users', isSignedIn: true, content: rows, targets: listTargets, baseline: listFloor },
  {
    name: 'items',
    path: '/admin/all-items',
    isSignedIn: true,
    content: rows,
    targets: listTargets,
    baseline: listFloor,
  },
]
