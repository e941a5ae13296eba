import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { SignInForm } from '#tools/bench/bare/signIn.tsx'

/** What `list.tsx` shows. */
export interface BareList {
  readonly source: 'allUsers' | 'allItems'
  /** The field of the response that has the rows. */
  readonly rows: 'users' | 'items'
  readonly columns: readonly string[]
}

interface BarePage {
  /** The file in this folder. */
  readonly file: string
  readonly list?: BareList
  /** What the document contains before its script runs. */
  readonly content?: string
  /** The folders of `machines` whose charts the page creates in the comparison with charts. */
  readonly areas: readonly string[]
  /** The lists of `packages.ts` that the page uses in the comparison with charts. */
  readonly packages: readonly string[]
}

const adminArea = ['app', 'session', 'admin']
const adminPackages = ['packages', 'areaPackages']

/** The minimal pages, by the name of the page of the console that they are compared with. */
export const barePages: Readonly<Record<string, BarePage>> = {
  users: {
    file: 'list.tsx',
    list: {
      source: 'allUsers',
      rows: 'users',
      columns: ['name', 'email', 'phoneNumber', 'totalItemsCount', 'userStatus'],
    },
    areas: [...adminArea, 'lists', 'users'],
    packages: adminPackages,
  },
  items: {
    file: 'list.tsx',
    list: {
      source: 'allItems',
      rows: 'items',
      columns: ['itemName', 'itemType', 'locationState', 'createdAt', 'itemStatus'],
    },
    areas: [...adminArea, 'lists', 'items'],
    packages: adminPackages,
  },
  dashboard: { file: 'dashboard.tsx', areas: [...adminArea, 'dashboard'], packages: adminPackages },
  'sign-in': {
    file: 'signIn.tsx',
    content: renderToString(createElement(SignInForm)),
    areas: ['app', 'session', 'auth'],
    packages: ['packages', 'formPackages'],
  },
}
