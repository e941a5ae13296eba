import type { ComponentType, ReactNode } from 'react'
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, InputFrom } from 'xstate'
import type { Lazy } from '#lazy/lazy.ts'
import { lazyComponent, pagePart, wholePage } from '#lazy/lazyComponent.tsx'
import type { SignInPage } from '#domain/people/sharing.ts'
import type { Serves } from '#domain/routes/publicPages.ts'
import type { Route } from '#domain/routes/routes.ts'
import type { selectAppActors } from '#machines/app/app.selectors.ts'
import type { OpenPageInput } from '#machines/session/openPage.ts'

/** What a page needs from the console. An actor is missing while its chart does not run. */
export type PageSource = ReturnType<typeof selectAppActors> & SiteFacts

/** What a page needs to know of this deployment. */
interface SiteFacts {
  /** Absolute URL of the image host. */
  readonly images: string
  readonly supportEmail: string
  /** Where marketers sign in. */
  readonly signInPage: SignInPage
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
  /** The page, or undefined while an actor is missing. */
  readonly show: (source: PageSource) => ReactNode
}

/** A page inside the frame of its area. */
export interface PartEntry extends EntryFacts {
  readonly page: Lazy<unknown>
  /** The chart of the page and its input, or null if the page has no flow of its own. */
  readonly chart: { readonly code: Lazy<AnyStateMachine>; readonly toInput: (area: OpenPageInput) => unknown } | null
  readonly show: (pageChart: AnyActorRef | undefined, site: SiteFacts) => ReactNode
}

/** A page that fills the window. `toProps` returns undefined while an actor is missing. */
export const page = <Props extends object>({
  page: code,
  toProps,
}: {
  page: Lazy<ComponentType<Props>>
  toProps: (source: PageSource) => Props | undefined
}) => {
  const Page = lazyComponent(code, wholePage)
  return {
    page: code,
    show: (source: PageSource): ReactNode => {
      const props = toProps(source)
      return props && <Page {...props} />
    },
  } satisfies Pick<PageEntry, 'page' | 'show'>
}

/** A page inside the frame of its area. Its flow is a chart. */
export const part = <Props extends object, Chart extends AnyStateMachine>({
  page: code,
  chart,
  toInput,
  toProps,
}: {
  page: Lazy<ComponentType<Props>>
  chart: Lazy<Chart>
  toInput: (area: OpenPageInput) => InputFrom<Chart>
  toProps: (actor: ActorRefFrom<Chart>, site: SiteFacts) => Props
}) => {
  const Page = lazyComponent(code, pagePart)
  return {
    page: code,
    chart: { code: chart, toInput },
    show: (actor: AnyActorRef | undefined, site: SiteFacts): ReactNode =>
      actor && <Page {...toProps(actor as ActorRefFrom<Chart>, site)} />,
  } satisfies Pick<PartEntry, 'page' | 'chart' | 'show'>
}

/** A page inside the frame of its area that has no flow of its own. */
export const plainPart = (code: Lazy<ComponentType>) => {
  const Page = lazyComponent(code, pagePart)
  return { page: code, chart: null, show: (): ReactNode => <Page /> } satisfies Pick<
    PartEntry,
    'page' | 'chart' | 'show'
  >
}

/** Renders the page of a route in the frame of its area. */
export const showPart =
  (entries: Readonly<Partial<Record<Route, PartEntry>>>, site: SiteFacts) =>
  (route: Route, pageChart: AnyActorRef | undefined): ReactNode =>
    entries[route]?.show(pageChart, site)
