import type { ExpectedContent } from '#tools/bench/measure/measurePage.ts'

/** A page of the site. `barePages.ts` has the minimal page of the same name, if there is one. */
export interface BenchPage {
  readonly name: string
  readonly path: string
  readonly isSignedIn: boolean
  readonly content: ExpectedContent
  readonly viewport: { readonly width: number; readonly height: number }
}

export const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

export const rows: ExpectedContent = { selector: 'tbody tr' }
const figures: ExpectedContent = { selector: 'section', words: ['User Overview', '1,240'] }

const adminPage = (name: string, path: string, content: ExpectedContent): BenchPage => ({
  name,
  path,
  isSignedIn: true,
  content,
  viewport: desktop,
})

export const users = adminPage('users', '/admin/users', rows)
export const items = adminPage('items', '/admin/all-items', rows)

/** The pages that `npm run bench:pages` measures. */
export const benchPages: readonly BenchPage[] = [
  users,
  items,
  adminPage('dashboard', '/admin', figures),
  {
    name: 'sign-in',
    path: '/sign-in',
    isSignedIn: false,
    content: { selector: 'input[type=email]' },
    viewport: desktop,
  },
  { name: 'landing', path: '/', isSignedIn: false, content: { selector: 'h1', isStatic: true }, viewport: phone },
]
