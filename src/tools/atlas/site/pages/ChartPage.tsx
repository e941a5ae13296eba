import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { areaOf, nameOfChart } from '#charts/pictures/outline.ts'
import { toHeading } from '#charts/pictures/words.ts'
import type { OpenChart, selectAtlas } from '#tools/atlas/site/charts/atlas.machine.ts'
import { selectPlay } from '#tools/atlas/site/charts/play.machine.ts'
import { openRoute, replaceRoute, RouteLink } from '#tools/atlas/site/links.tsx'
import { OutlinePanel } from '#tools/atlas/site/panels/OutlinePanel.tsx'
import { PathsPanel } from '#tools/atlas/site/panels/PathsPanel.tsx'
import { PlayPanel } from '#tools/atlas/site/panels/PlayPanel.tsx'
import type { Marks } from '#tools/atlas/site/picture/marks.ts'
import { PictureView } from '#tools/atlas/site/picture/PictureView.tsx'
import { type ChartRoute, chartRoute, type Panel } from '#tools/atlas/site/route.ts'
import { ButtonLink } from '#ui/controls/Button.tsx'
import { Tabs } from '#ui/controls/Tabs.tsx'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import css from '#tools/atlas/site/pages/ChartPage.module.css'

const tabs = [
  { value: 'outline', label: 'Outline' },
  { value: 'play', label: 'Play' },
  { value: 'paths', label: 'Paths' },
] as const

type ChildActors = Pick<ReturnType<typeof selectAtlas>, 'play' | 'pathPlayer'>

interface ChartPageProps extends ChildActors {
  route: ChartRoute
  open: OpenChart
  chosen: string | null
}

/** One chart: its picture and the chosen panel. */
export function ChartPage({ route, open, chosen, play, pathPlayer }: ChartPageProps) {
  const { testModel, data } = open
  const { chart } = data.picture
  const name = nameOfChart(chart)
  const marks = useMarks(route.panel, { play, pathPlayer })
  const show = (panel: Panel) => openRoute(chartRoute(chart.id, { state: route.state, panel }))
  return (
    <main className={css.page}>
      <div className={css.head}>
        <p className={css.crumbs}>
          <RouteLink to={{ page: 'gallery' }}>Charts</RouteLink> / {toHeading(areaOf(chart))}
        </p>
        <PageTitle note={chart.sentence}>{name}</PageTitle>
        <ButtonLink size="small" variant="secondary" href={`charts/${chart.id}.svg`} target="_blank">
          Picture as a file
        </ButtonLink>
      </div>
      <div className={css.body}>
        <PictureView
          picture={data.picture}
          name={name}
          marks={marks}
          chosen={chosen}
          onChoose={(state) => replaceRoute({ ...route, state })}
        />
        <div className={css.side}>
          <Tabs label="About this chart" value={route.panel} onValueChange={show} tabs={tabs}>
            {route.panel === 'outline' && <OutlinePanel data={data} chosen={chosen} />}
            {route.panel === 'play' && play && <PlayPanel actor={play} testModel={testModel} />}
            {route.panel === 'paths' && pathPlayer && <PathsPanel actor={pathPlayer} chart={chart.id} />}
          </Tabs>
        </div>
      </div>
    </main>
  )
}

/** What the open panel marks in the picture. */
const useMarks = (panel: Panel, { play, pathPlayer }: ChildActors): Marks | undefined => {
  const played = useSelector(
    play,
    (snapshot) => snapshot && selectPlay(snapshot),
    (first, second) => first?.configuration === second?.configuration,
  )
  const shownStep = useSelector(pathPlayer, (snapshot) => snapshot?.context.path?.steps[snapshot.context.stepIndex])
  return useMemo(() => {
    if (panel === 'play') return played
    return panel === 'paths' ? shownStep : undefined
  }, [panel, played, shownStep])
}
