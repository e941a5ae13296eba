import type { ExpectedContent } from '#tools/bench/measure/measurePage.ts'

/** A page of the site, and the pages of `copyWithBarePages` that are measured in the same run. */
export interface BenchPage {
  readonly name: PageName
  readonly path: string
  readonly isSignedIn: boolean
  readonly content: ExpectedContent
  readonly viewport: { readonly width: number; readonly height: number }
  /** The path of the minimal page with React and XState. */
  readonly bare?: string
  /** The path of the bare page that also has the packages and the charts of the page. */
  readonly withCharts?: string
  /** The path of the document without scripts. */
  readonly withoutScripts?: string
}

export type PageName = 'users' | 'items' | 'dashboard' | 'sign-in' | 'landing'

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

export const rows: ExpectedContent = { selector: 'tbody tr', words: [] }
const figures: ExpectedContent = { selector: 'section', words: ['User Overview', '1,240'] }
const form: ExpectedContent = { selector: 'input[type=email]', words: [] }

/** The pages that `npm run bench:pages` measures. */
export const benchPages: readonly BenchPage[] = [
  {
    name: 'users',
    path: '/admin/users',
    isSignedIn: true,
    content: rows,
    viewport: desktop,
    bare: '/bare/users',
    withCharts: '/bare/usersWithCharts',
  },
  { name: 'items', path: '/admin/all-items', isSignedIn: true, content: rows, viewport: desktop, bare: '/bare/items' },
  {
    name: 'dashboard',
    path: '/admin',
    isSignedIn: true,
    content: figures,
    viewport: desktop,
    bare: '/bare/dashboard',
    withCharts: '/bare/dashboardWithCharts',
  },
  {
    name: 'sign-in',
    path: '/sign-in',
    isSignedIn: false,
    content: form,
    viewport: desktop,
    bare: '/bare/signIn',
    withCharts: '/bare/signInWithCharts',
    withoutScripts: '/without-scripts/signIn',
  },
  {
    name: 'landing',
    path: '/',
    isSignedIn: false,
    content: { selector: 'h1', words: [], isStatic: true },
    viewport: phone,
    withoutScripts: '/without-scripts/landing',
  },
]
