import type { RouteName } from '#domain/addresses.ts'
import type { DashboardCounts } from '#domain/dashboardCounts.ts'
import type { Profile } from '#domain/profile.ts'
import type { TableLook } from '#domain/lists/look.ts'
import type { PageKindName } from '#domain/lists/kinds.ts'
import type { ListView } from '#domain/lists/view.ts'
import type { Theme } from '#domain/theme.ts'

/** A sentence that a chart wants shown for a while (§9). */
export interface Toast {
  type: 'toast'
  tone: 'success' | 'error' | 'blank'
  text: string
}

/** Something that went wrong, for the list behind the bell; a toast of tone `error` gets there by itself. */
export interface Alert {
  type: 'alert'
  text: string
}

/** An address that a chart wants opened. `email` is handed over in the history entry, never in the address. */
export interface Navigation {
  type: 'navigation'
  to: RouteName
  replace: boolean
  email?: string
}

/** One step back, or a place to go to where there is no step back. */
export interface StepBack {
  type: 'stepBack'
  otherwise: RouteName
}

/** A choice, or who signed in, to keep for the next visit. */
export type Remembered =
  | { type: 'remembered'; what: 'sidebar'; value: 'open' | 'collapsed' }
  | { type: 'remembered'; what: 'theme'; value: Theme }
  | { type: 'remembered'; what: 'profile'; value: Profile }
  | { type: 'remembered'; what: 'tableLook'; kind: string; value: TableLook }

/** A word to the rest of the product on its event bus (§4). */
export interface Published {
  type: 'published'
  topic: 'AUTH_STATE_CHANGED'
}

/** What a page of lists shows, for its address. A step is one that Back undoes. */
export interface Viewed {
  type: 'viewed'
  kind: PageKindName
  view: ListView
  isStep: boolean
}

/** A file that the person is handed. */
export interface Download {
  type: 'download'
  name: string
  text: string
}

/** The counts of all time, for the daily history (§4). */
export interface Counted {
  type: 'counted'
  totals: DashboardCounts
}

/** Everything a chart can want done to the page; `src/app` carries it out. */
export type Emitted = Toast | Alert | Navigation | StepBack | Remembered | Published | Viewed | Download | Counted
