import type { CodeOrigin } from '#machines/messages.ts'
import type { RouteName } from '#domain/routes/routes.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { TimeFrame } from '#domain/dashboard/timeFrames.ts'
import type { ChosenTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Profile } from '#domain/people/profile.ts'
import type { TableLayout } from '#domain/lists/tableLayout.ts'
import type { ListKindName } from '#domain/lists/kinds.ts'
import type { ListView } from '#domain/lists/view.ts'
import type { Theme } from '#domain/app/theme.ts'

/** Shows a toast (§9). The bell also lists a toast of tone `error` or `blank`. */
export interface ToastEffect {
  type: 'toast'
  tone: 'success' | 'error' | 'blank'
  text: string
}

/** Opens a page. `email` and `origin` go into the history entry, never into the URL. */
export interface NavigateEffect {
  type: 'navigate'
  to: RouteName
  replace: boolean
  email?: string
  origin?: CodeOrigin
  /** `save` stores the current URL as the return URL. `restore` opens the stored return URL instead of `to`. */
  returnUrl?: 'save' | 'restore'
}

/** Goes one step back, or to `fallback` if there is no previous page. */
export interface GoBackEffect {
  type: 'goBack'
  fallback: RouteName
}

/** Stores a preference, or the profile of the signed-in person, for the next visit. */
export type SavePreferenceEffect =
  | { type: 'savePreference'; key: 'sidebar'; value: 'open' | 'collapsed' }
  | { type: 'savePreference'; key: 'theme'; value: Theme }
  | { type: 'savePreference'; key: 'profile'; value: Profile }
  | { type: 'savePreference'; key: 'timeFrames'; value: ChosenTimeFrames }
  | { type: 'savePreference'; key: 'recentEntries'; value: readonly string[] }
  | { type: 'savePreference'; key: 'tableLayout'; kind: string; value: TableLayout }

/** Publishes a topic on the event bus (§4). */
export type PublishEffect =
  | { type: 'publish'; topic: 'AUTH_STATE_CHANGED'; token: string | null }
  | { type: 'publish'; topic: 'PROFILE_UPDATED' }

/** Writes the view of a list page into the URL. */
export interface ShowViewEffect {
  type: 'showView'
  kind: ListKindName
  view: ListView
  /** Back undoes the change. */
  addsHistoryEntry: boolean
}

/** Downloads a file. The extension of `name` gives its type; `text` is the content, or a data URL of a bitmap. */
export interface DownloadEffect {
  type: 'download'
  name: string
  text: string
}

/** Writes the chosen time frame of a card into the URL and stores it for the next visit. */
export interface SaveTimeFrameEffect {
  type: 'saveTimeFrame'
  section: Section
  timeFrame: TimeFrame
}

/** Blocks or unblocks navigation. A blocked navigation sends `leave.requested` with its URL to the chart. */
export interface NavigationBlockEffect {
  type: 'navigationBlock'
  isBlocked: boolean
}

/** Opens a URL of this origin, including its query. */
export interface OpenUrlEffect {
  type: 'openUrl'
  url: string
}

/** Reloads the page. */
export interface ReloadEffect {
  type: 'reload'
}

/** Writes a line to the console of the browser, never with personal data. */
interface LogEffect {
  type: 'log'
  name: string
  value: string
}

/** What a chart can ask of the page. `src/app/effects.ts` runs the effects. */
export type Effect =
  | ToastEffect
  | NavigateEffect
  | GoBackEffect
  | SavePreferenceEffect
  | PublishEffect
  | ShowViewEffect
  | DownloadEffect
  | SaveTimeFrameEffect
  | NavigationBlockEffect
  | OpenUrlEffect
  | LogEffect
  | ReloadEffect
