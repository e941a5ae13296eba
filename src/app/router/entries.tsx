import type { ComponentType, ReactNode } from 'react'
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, InputFrom } from 'xstate'
import type { Lazy } from '#lazy/lazy.ts'
import type { SignInPage } from '#domain/people/sharing.ts'
import type { Serves } from '#domain/routes/publicPages.ts'
import type { Route } from '#domain/routes/routes.ts'
import type { selectAppActors } from '#machines/app/app.selectors.ts'
import type { OpenPageInput } from '#machines/session/openPage.ts'

/** What a page needs to know of this deployment. */
export interface SiteFacts {
  /** Absolute URL of the image host. */
  readonly images: string
  readonly supportEmail: string
  /** Where marketers sign in. */
  readonly signInPage: SignInPage
}

/** What a page needs from the console. An actor is missing while its chart does not run. */
export interface PageSource extends ReturnType<typeof selectAppActors>, SiteFacts {
  /** Renders the page of a route in the frame of its area. */
  readonly showPage: (route: Route, pageChart: AnyActorRef | undefined) => ReactNode
}

/** How the host serves a route, and what the document has before its scripts run. */
interface DocumentEntry {
  /** The URLs that get the document: only that of the route, or also all below it. */
  readonly serves: Exclude<Serves, 'unknown'>
  /** What is prerendered: the whole page, its frame, or nothing. */
  readonly prerenders: 'page' | 'frame' | 'nothing'
}

export interface EntryFacts {
  /** For search engines and shared links. */
  readonly description: string
  /** More code that the page needs at once. */
  readonly preload?: readonly Lazy<unknown>[]
  /** Code for the next step. It loads after the page is shown. */
  readonly next?: readonly Lazy<unknown>[]
  /** Null if the document of a route above serves the route. */
  readonly document: DocumentEntry | null
}

/** A page that fills the window. Its chart is part of the console. */
export interface PageEntry extends EntryFacts {
  readonly page: Lazy<unknown>
  /** The props of the page, or undefined while an actor is missing. */
  readonly toProps: (source: PageSource) => object | undefined
}

/** A page inside the frame of its area. */
export interface PartEntry extends EntryFacts {
  readonly page: Lazy<unknown>
  /** The chart of the page and its input, or null if the page has no flow of its own. */
  readonly chart: { readonly code: Lazy<AnyStateMachine>; readonly toInput: (area: OpenPageInput) => unknown } | null
  readonly toProps: (pageChart: AnyActorRef | undefined, site: SiteFacts) => object | undefined
}

/** A page that fills the window. The compiler checks that the page takes the props. */
export const page = <Props extends object>(entry: {
  page: Lazy<ComponentType<Props>>
  toProps: (source: PageSource) => Props | undefined
}) => entry satisfies Pick<PageEntry, 'page' | 'toProps'>

/** A page inside the frame of its area. Its flow is a chart. */
export const part = <Props extends object, Chart extends AnyStateMachine>(entry: {
  page: Lazy<ComponentType<Props>>
  chart: Lazy<Chart>
  toInput: (area: OpenPageInput) => InputFrom<Chart>
  toProps: (actor: ActorRefFrom<Chart>, site: SiteFacts) => Props
}) =>
  ({
    page: entry.page,
    chart: { code: entry.chart, toInput: entry.toInput },
    toProps: (actor: AnyActorRef | undefined, site: SiteFacts) =>
      actor && entry.toProps(actor as ActorRefFrom<Chart>, site),
  }) satisfies Pick<PartEntry, 'page' | 'chart' | 'toProps'>

/** A page inside the frame of its area that has no flow of its own. */
export const plainPart = (code: Lazy<ComponentType>) =>
  ({ page: code, chart: null, toProps: () => ({}) }) satisfies Pick<PartEntry, 'page' | 'chart' | 'toProps'>
