import { shallowEqual, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { areaOf, nameOfChart } from '#tools/atlas/picture/outline.ts'
import { toHeading } from '#tools/atlas/picture/words.ts'
import type { Highlights } from '#tools/atlas/picture/drawChart.ts'
import { type ChartRoute, chartRoute, type Panel } from '#tools/atlas/site/route.ts'
import type { OpenChart, selectAtlas } from '#tools/atlas/site/charts/atlas.machine.ts'
import { ChartTools } from '#tools/atlas/site/panels/ChartTools.tsx'
import { highlightActive } from '#tools/atlas/site/picture/highlights.ts'
import { openRoute, RouteLink, replaceRoute } from '#tools/atlas/site/links.tsx'
import { OutlinePanel } from '#tools/atlas/site/panels/OutlinePanel.tsx'
import { PathsPanel } from '#tools/atlas/site/panels/PathsPanel.tsx'
import { type pictureMachine, selectPicture } from '#tools/atlas/site/charts/picture.machine.ts'
import type { Size } from '#tools/atlas/site/picture/viewBox.ts'
import { PictureView } from '#tools/atlas/site/picture/PictureView.tsx'
import { selectPlay } from '#tools/atlas/site/charts/play.machine.ts'
import { PlayPanel } from '#tools/atlas/site/panels/PlayPanel.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import { Tabs } from '#ui/controls/Tabs.tsx'
import css from '#tools/atlas/site/pages/ChartPage.module.css'

const tabs = [
  { value: 'outline', label: 'Outline' },
  { value: 'play', label: 'Play' },
  { value: 'paths', label: 'Paths' },
] as const

type ChildActors = Pick<ReturnType<typeof selectAtlas>, 'play' | 'pathPlayer' | 'chosen'>

interface ChartPageProps extends ChildActors {
  route: ChartRoute
  open: OpenChart
  picture: ActorRefFrom<typeof pictureMachine>
}

/** One chart: its picture and the chosen panel. */
export function ChartPage({ route, open, picture, chosen, play, pathPlayer }: ChartPageProps) {
  const { layout, folded, failuresOf, anchor, isFullScreen, isBusy, problem } = useSelector(
    picture,
    selectPicture,
    shallowEqual,
  )
  const { chart } = open.layout
  const name = nameOfChart(chart)
  const highlights = useHighlights(route.panel, { play, pathPlayer })
  const choose = (state: string) => replaceRoute({ ...route, state })
  const fold = (id: string) => picture.send({ type: folded.includes(id) ? 'state.unfolded' : 'state.folded', id })
  const showFailures = (id: string) =>
    picture.send({ type: failuresOf.includes(id) ? 'failures.folded' : 'failures.unfolded', id })
  const measure = useCallback((size: Size) => picture.send({ type: 'window.measured', size }), [picture])
  useEffect(() => {
    const active = [...(highlights?.states?.keys() ?? [])]
    picture.send({ type: 'states.needed', ids: chosen === null ? active : [...active, chosen] })
  }, [picture, highlights, chosen])
  const show = (panel: Panel) => openRoute(chartRoute(chart.id, { state: route.state, panel }))
  return (
    <main className={css.page}>
      <div className={css.head}>
        <p className={css.crumbs}>
          <RouteLink to={{ page: 'gallery' }}>Charts</RouteLink> / {toHeading(areaOf(chart))}
        </p>
        <PageTitle note={chart.sentence}>{name}</PageTitle>
        <ChartTools chart={chart.id} picture={picture} isBusy={isBusy} />
      </div>
      {problem !== null && (
        <Notice tone="warning" announce title={problem}>
          Try again.
        </Notice>
      )}
      <div className={css.body}>
        <PictureView
          layout={layout}
          name={name}
          highlights={highlights}
          chosen={chosen}
          onChoose={choose}
          folded={folded}
          onFold={fold}
          onFailures={showFailures}
          anchor={anchor}
          onMeasure={measure}
          onFullScreen={() => picture.send({ type: isFullScreen ? 'fullScreen.left' : 'fullScreen.requested' })}
          isFullScreen={isFullScreen}
        />
        <div className={css.side}>
          <Tabs label="About this chart" value={route.panel} onValueChange={show} tabs={tabs}>
            {route.panel === 'outline' && (
              <OutlinePanel
                chart={chart}
                data={open.data}
                chosen={chosen}
                folded={folded}
                onFold={fold}
                failuresOf={failuresOf}
                onFailures={showFailures}
              />
            )}
            {route.panel === 'play' && play && <PlayPanel actor={play} testModel={open.testModel} />}
            {route.panel === 'paths' && pathPlayer && <PathsPanel actor={pathPlayer} chart={chart.id} />}
          </Tabs>
        </div>
      </div>
      <img className={css.printed} src={`charts/${chart.id}.svg`} alt={`The flow ${name}`} />
    </main>
  )
}

/** What the open panel highlights in the picture. */
const useHighlights = (panel: Panel, { play, pathPlayer }: Omit<ChildActors, 'chosen'>): Highlights | undefined => {
  const played = useSelector(
    play,
    (snapshot) => snapshot && selectPlay(snapshot),
    (first, second) => first?.configuration === second?.configuration,
  )
  const shownStep = useSelector(pathPlayer, (snapshot) => snapshot?.context.path?.steps[snapshot.context.stepIndex])
  return useMemo(() => {
    if (panel === 'play' && played) return highlightActive(played.active, played.takenTransitions)
    if (panel === 'paths' && shownStep) return highlightActive(shownStep.active, shownStep.takenTransitions)
    return undefined
  }, [panel, played, shownStep])
}
