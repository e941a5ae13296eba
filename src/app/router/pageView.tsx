import type { ComponentType, ReactNode } from 'react'
import type { PageEntry, PageSource, SiteFacts } from '#app/router/entries.tsx'
import { partEntryOf } from '#app/router/routeTable.tsx'
import { type LazyViews, LazyView } from '#lazy/lazyComponent.tsx'
import type { Lazy } from '#lazy/lazy.ts'
import { PageLoadError } from '#pages/admin/PageLoadError.tsx'
import { PageLoadFailure } from '#pages/public/ErrorPage.tsx'
import { PageSpinner } from '#ui/feedback/Spinner.tsx'

/** The views of a page that fills the window. */
export const wholePage: LazyViews = { Loading: PageSpinner, Failed: PageLoadFailure }

/** The views of a page inside a frame. */
const pagePart: LazyViews = { Loading: PageSpinner, Failed: PageLoadError }

/** The functions of `entries.tsx` have checked that the page takes the props. */
const show = (page: Lazy<unknown>, props: object | undefined, views: LazyViews): ReactNode =>
  props && <LazyView code={page as Lazy<ComponentType<object>>} props={props} {...views} />

/** A page that fills the window, or the frame of an area. Nothing while an actor is missing. */
export const showWholePage = ({ page, toProps }: Pick<PageEntry, 'page' | 'toProps'>, source: PageSource): ReactNode =>
  show(page, toProps(source), wholePage)

/** Shows the page of a route in the frame of its area. */
export const showPageOn =
  (site: SiteFacts): PageSource['showPage'] =>
  (route, pageChart) => {
    const entry = partEntryOf(route)
    return entry && show(entry.page, entry.toProps(pageChart, site), pagePart)
  }
