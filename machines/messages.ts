import type { AnyActorRef } from 'xstate'
import type { Change } from '#domain/activity/activity.ts'
import type { PageAction } from '#domain/app/palette.ts'
import type { Theme } from '#domain/app/theme.ts'
import type { ChosenTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { TimeFrame } from '#domain/periods/timeFrames.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import type { ListKindName, ListSource } from '#domain/lists/kinds.ts'
import type { LoadProgress } from '#domain/lists/loadProgress.ts'
import type { DatedBatch } from '#domain/lists/loadedRows.ts'
import type { RowChanges } from '#domain/lists/rows.ts'
import type { ListView } from '#domain/lists/view.ts'
import type { RefereeFilter } from '#domain/people/refereeFilter.ts'
import type { CodeOrigin, PageRequest } from '#domain/routes/address.ts'
import type { Route, RouteName } from '#domain/routes/routes.ts'

/** The browser or a link changed the URL. `email` and `origin` come from the history entry (§2). */
export interface UrlChanged {
  type: 'url.changed'
  route: Route
  email: string | null
  origin?: CodeOrigin
  reason?: 'unauthorized_email' | null
  /** The view of a list page. */
  view?: ListView | null
  /** The time frames of the dashboard, completed with the stored ones. */
  timeFrames?: ChosenTimeFrames
  /** The filter of a marketer's referees. */
  refereeFilter?: RefereeFilter
}

/** What a chart asks of the router. */
export type RouterMessage =
  /** Opens a page. `email` and `origin` go into the history entry, never into the URL. */
  | ({ type: 'page.requested'; replace: boolean } & PageRequest)
  /** Opens a URL of this origin, including its query. */
  | { type: 'url.requested'; url: string }
  /** The person signs out. The area gets `signOut.allowed` when the page may be left. */
  | { type: 'signOut.requested' }
  /** Goes one step back, or to `fallback` if there is no previous page. */
  | { type: 'back.requested'; fallback: RouteName }
  /** A list page shows a view. The router writes it into the URL. */
  | { type: 'view.shown'; kind: ListKindName; view: ListView }
  /** A card of the dashboard, or each of them, shows a time frame. The router writes it into the URL. */
  | { type: 'timeFrame.shown'; section: Section | 'all'; timeFrame: TimeFrame }
  /** The list of a marketer's referees shows a filter. The router writes it into the URL. */
  | { type: 'refereeFilter.shown'; filter: RefereeFilter }
  /** The page of `blocker` has unsaved changes. It gets `leave.requested` before the person leaves it. */
  | { type: 'leave.blocked'; blocker: AnyActorRef }
  /** The page has no unsaved changes any more. */
  | { type: 'leave.unblocked' }
  /** The person stays on the page after `leave.requested`. */
  | { type: 'leave.cancelled' }
  | { type: 'reload.requested' }
  /** Reports the URL again, with what the page shows now. */
  | { type: 'urlReport.requested' }

/** What the person leaves a page for. The router goes on when it gets the request again. */
export type LeaveRequest = Extract<RouterMessage, { type: 'url.requested' | 'signOut.requested' }>

/** The router asks the chart of a page with unsaved changes whether the page may be left. */
export interface LeaveRequested {
  type: 'leave.requested'
  request: LeaveRequest
}

/**
 * The lifetime of the session answers a refused call. `session.unavailable`: the user pool did not answer.
 * `session.ended`: the pages of the session close.
 */
export type SessionAnswer = { type: 'session.renewed' } | { type: 'session.unavailable' } | { type: 'session.ended' }

/** The first rows of a list that was prefetched. */
export interface PrefetchedBatch {
  source: ListSource
  batch: DatedBatch
}

/** An entry of the bell. `retry` names the chart that can try again, and the event that makes it do so. */
export interface AlertReceived {
  type: 'alert.received'
  tone: 'error' | 'blank'
  text: string
  retry: { readonly actor: AnyActorRef; readonly event: string } | null
}

/** The person asks for the saved views, on a list page with this view. */
export interface SavedViewsRequested {
  type: 'savedViews.requested'
  kind: ListKindName
  view: ListView
}

/** The server confirmed a change. 'My activity' lists it. */
interface ActivityMade {
  type: 'activity.made'
  change: Change
}

/**
 * The messages of the charts that any chart can reach, by system id. A chart sends its parent and its children
 * messages directly.
 */
export interface SystemMessages {
  app: UrlChanged
  router: RouterMessage
  alerts: AlertReceived
  announcement: { type: 'session.opened'; audience: Audience } | { type: 'profile.saved' }
  theme: { type: 'theme.chosen'; theme: Theme }
  sidebar: { type: 'sidebar.toggled' }
  /** A sign-out has removed the tokens, but the identity provider did not end the session. */
  sessionEnd: { type: 'session.left'; audience: Audience; error: unknown }
  /** The area of the signed-in person. `signOut.allowed`: no unsaved changes prevent the sign-out. */
  area: { type: 'signOut.requested' } | { type: 'signOut.allowed' }
  prefetchedBatches:
    | ({ type: 'batch.prefetched' } & PrefetchedBatch)
    /** Rows change on the server. */
    | { type: 'rows.outdated' }
  /** The pages of the signed-in person. Those of a marketer have no profile that can be saved. */
  pages:
    | { type: 'profile.saved' }
    /** A change of a record, chosen in the palette. Its page opens and asks for a confirmation. */
    | { type: 'pageAction.requested'; action: PageAction }
    | SavedViewsRequested
    | ActivityMade
  palette: /** `progress`: how far the palette knows the list. Without it, the palette knows no more of it than before. */
    | ({ type: 'records.changed'; source: ListSource; progress?: LoadProgress | null } & RowChanges)
    /** The server has counted the rows of a list. */
    | { type: 'records.counted'; source: ListSource; count: number }
  /** The export of the open list. */
  csvExport: { type: 'export.requested' }
  /** `error.noticed`: something failed that no flow expects. */
  problemReport: { type: 'report.requested' } | { type: 'error.noticed' }
  /** `caller` has made a call. `isLost`: it found no network, so `caller` gets `retry.requested` when it is back. */
  network: { type: 'call.ended'; caller: AnyActorRef; isLost: boolean }
  /** The server refused the API key of this build. */
  version: { type: 'key.refused' }
  /** The server refused a call as unauthorized. The lifetime sends `caller` a {@link SessionAnswer}. */
  lifetime: { type: 'call.refused'; caller: AnyActorRef }
}

export type SystemId = keyof SystemMessages
