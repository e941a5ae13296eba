import type { RouteName } from '#domain/addresses.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
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

/** The page that a code was asked for on. */
export type CodeOrigin = 'signIn' | 'signUp'

/** An address that a chart wants opened. `email`, and the page that hands it over, are put into the history entry, never into the address. */
export interface Navigation {
  type: 'navigation'
  to: RouteName
  replace: boolean
  email?: string
  origin?: CodeOrigin
  /** `keep`: the address that is open is where to come back to. `take`: that address is opened in place of `to`, where it was kept. */
  wayBack?: 'keep' | 'take'
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

/** A word to the rest of the product on its event bus (§4); of a session, whose it is. */
export type Published = { type: 'published'; topic: 'AUTH_STATE_CHANGED'; audience: Audience } | { type: 'published'; topic: 'PROFILE_UPDATED' }

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
