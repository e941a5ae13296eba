import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { nearName } from '#charts/journeys/nearNames.ts'
import { nameOfChart } from '#charts/pictures/outline.ts'
import { type AtlasActor, selectAtlas } from '#tools/atlas/site/charts/atlas.machine.ts'
import { ChartPage } from '#tools/atlas/site/pages/ChartPage.tsx'
import { GalleryPage } from '#tools/atlas/site/pages/GalleryPage.tsx'
import { JourneysPage } from '#tools/atlas/site/pages/JourneysPage.tsx'
import { openCommentsOf } from '#tools/atlas/review/openComments.ts'
import { allCharts } from '#tools/atlas/site/allCharts.ts'
import { RouteLink } from '#tools/atlas/site/links.tsx'
import { ReviewPage } from '#tools/atlas/site/pages/ReviewPage.tsx'
import { RolesPage } from '#tools/atlas/site/pages/RolesPage.tsx'
import { TracePage } from '#tools/atlas/site/pages/TracePage.tsx'
import { atlasPages } from '#tools/atlas/site/atlasPages.ts'
import { chartRoute } from '#tools/atlas/site/route.ts'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { PageSpinner } from '#ui/feedback/Spinner.tsx'
import { Toaster } from '#ui/feedback/Toaster.tsx'
import css from '#tools/atlas/site/AtlasApp.module.css'

/** The atlas: a navigation bar and the current page. */
export function AtlasApp({ atlas }: { atlas: AtlasActor }) {
  const shown = useSelector(atlas, selectAtlas, shallowEqual)
  const { route } = shown
  const name = route.page === 'chart' ? route.chart : route.page
  useEffect(() => {
    document.title = `${name === 'gallery' ? 'Charts' : name} · Statechart atlas`
  }, [name])
  return (
    <>
      <header className={css.bar}>
        <RouteLink to={{ page: 'gallery' }} className={css.brand}>
          Statechart atlas
        </RouteLink>
        <nav aria-label="Atlas" className={css.links}>
          {atlasPages.map(({ page, name: label }) => (
            <RouteLink key={page} to={{ page }} aria-current={page === route.page ? 'page' : undefined}>
              {label}
            </RouteLink>
          ))}
        </nav>
      </header>
      <Page atlas={atlas} shown={shown} />
      <Toaster />
    </>
  )
}

function Page({ atlas, shown }: { atlas: AtlasActor; shown: ReturnType<typeof selectAtlas> }) {
  const { route, query, review, open, isMissing, hasFailed, comments } = shown
  const allComments = useSelector(comments, (snapshot) => snapshot?.context.comments)
  const openComments = openCommentsOf(allCharts, allComments ?? {})
  if (hasFailed)
    return (
      <main>
        <EmptyState
          title="This page could not be loaded"
          action={<Button onClick={() => atlas.send({ type: 'retry.requested' })}>Try again</Button>}
        >
          Check that the server runs. If the atlas was rebuilt, reload the page.
        </EmptyState>
      </main>
    )
  if (route.page === 'gallery')
    return (
      <GalleryPage
        query={query}
        comments={openComments}
        onQuery={(next) => atlas.send({ type: 'query.changed', query: next })}
      />
    )
  if (route.page === 'journeys') return <JourneysPage />
  if (route.page === 'roles') return <RolesPage />
  if (route.page === 'trace') return <TracePage />
  if (route.page === 'review')
    return review || isMissing ? (
      <ReviewPage review={review} comments={openComments} actor={comments} />
    ) : (
      <PageSpinner />
    )
  if (route.page !== 'chart') return <PageSpinner />
  if (isMissing) return <MissingChart chart={route.chart} />
  return open ? <ChartPage key={open.testModel.id} {...shown} {...{ route, open, openComments }} /> : <PageSpinner />
}

function MissingChart({ chart }: { chart: string }) {
  const nearest = nearName(
    chart,
    allCharts.map(({ id }) => id),
  )
  return (
    <main>
      <EmptyState
        title={`There is no chart ${chart}`}
        action={<RouteLink to={{ page: 'gallery' }}>All charts</RouteLink>}
      >
        It may have been renamed or removed.
        {nearest !== undefined && (
          <>
            {' '}
            The nearest one is <RouteLink to={chartRoute(nearest)}>{nameOfChart({ id: nearest })}</RouteLink>.
          </>
        )}
      </EmptyState>
    </main>
  )
}
