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
}

const listPage = (list: BareList): BarePage => ({ file: 'list.tsx', list })

/** The minimal pages, by the name of the page of the console that they are compared with. */
export const barePages: Readonly<Record<string, BarePage>> = {
  users: listPage({
    source: 'allUsers',
    rows: 'users',
    columns: ['name', 'email', 'phoneNumber', 'totalItemsCount', 'userStatus'],
  }),
  items: listPage({
    source: 'allItems',
    rows: 'items',
    columns: ['itemName', 'itemType', 'locationState', 'createdAt', 'itemStatus'],
  }),
  dashboard: { file: 'dashboard.tsx' },
  'sign-in': { file: 'signIn.tsx', content: renderToString(createElement(SignInForm)) },
}
