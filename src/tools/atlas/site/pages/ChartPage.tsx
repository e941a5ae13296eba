import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { areaOf, nameOfChart } from '#tools/atlas/picture/outline.ts'
import { toHeading } from '#tools/atlas/picture/words.ts'
import type { Highlights } from '#tools/atlas/picture/drawChart.ts'
import { type ChartRoute, chartRoute, type Panel } from '#tools/atlas/site/route.ts'
import type { OpenChart, selectAtlas } from '#tools/atlas/site/charts/atlas.machine.ts'
import { ChartTools } from '#tools/atlas/site/panels/ChartTools.tsx'
import { CoveragePanel } from '#tools/atlas/site/panels/CoveragePanel.tsx'
import { highlightCoverage, highlightActive } from '#tools/atlas/site/picture/highlights.ts'
import { openRoute, RouteLink, replaceRoute } from '#tools/atlas/site/links.tsx'
import { OutlinePanel } from '#tools/atlas/site/panels/OutlinePanel.tsx'
import { PathsPanel } from '#tools/atlas/site/panels/PathsPanel.tsx'
import { type pictureMachine, selectPicture } from '#tools/atlas/site/charts/picture.machine.ts'
import { PictureView } from '#tools/atlas/site/picture/PictureView.tsx'
import { selectPlay } from '#tools/atlas/site/charts/play.machine.ts'
import { PlayPanel } from '#tools/atlas/site/panels/PlayPanel.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import { TabPanel, Tabs } from '#ui/controls/Tabs.tsx'
import css from '#tools/atlas/site/pages/ChartPage.module.css'

const tabs = [
  { value: 'outline', label: 'In words' },
  { value: 'play', label: 'Play' },
  { value: 'paths', label: 'Paths' },
  { value: 'coverage', label: 'Coverage' },
] as const

type Children = Pick<ReturnType<typeof selectAtlas>, 'play' | 'tour' | 'chosen'>

interface ChartPageProps extends Children {
  place: ChartRoute
  open: OpenChart
  picture: ActorRefFrom<typeof pictureMachine>
}

/** One chart: its picture, and beside it the panel that was chosen. */
export function ChartPage({ place, open, picture, chosen, play, tour }: ChartPageProps) {
  const { laid, folded, isBusy, hasFailed } = useSelector(picture, selectPicture, isSamePicture)
  const { chart } = open.laid
  const name = nameOfChart(chart)
  const emphasis = useEmphasis(open, place.panel, { play, tour })
  const choose = (state: string) => replaceRoute({ ...place, state })
  const fold = (id: string) => picture.send({ type: folded.includes(id) ? 'state.unfolded' : 'state.folded', id })
  const show = (panel: Panel) => openRoute(chartRoute(chart.id, { state: place.state, panel }))
  return (
    <main className={css.page}>
      <div className={css.head}>
        <p className={css.crumbs}>
          <RouteLink to={{ page: 'gallery' }}>Charts</RouteLink> / {toHeading(areaOf(chart))}
        </p>
        <PageTitle note={chart.sentence}>{name}</PageTitle>
        <ChartTools chart={chart.id} picture={picture} isBusy={isBusy} />
      </div>
      {hasFailed && (
        <Notice tone="warning" announce title="That did not work">
          The picture is shown as a whole, and without the file. Try once more.
        </Notice>
      )}
      <div className={css.body}>
        <PictureView
          laid={laid}
          name={name}
          emphasis={emphasis}
          chosen={chosen}
          onChoose={choose}
          folded={folded}
          onFold={fold}
        />
        <div className={css.side}>
          <Tabs label="Beside the picture" value={place.panel} onValueChange={show} tabs={tabs}>
            <TabPanel value="outline">
              <OutlinePanel chart={chart} data={open.data} chosen={chosen} folded={folded} onFold={fold} />
            </TabPanel>
            <TabPanel value="play">{play && <PlayPanel actor={play} entry={open.entry} />}</TabPanel>
            <TabPanel value="paths">{tour && <PathsPanel actor={tour} chart={chart.id} />}</TabPanel>
            <TabPanel value="coverage">
              <CoveragePanel chart={chart} coverage={open.data.coverage} />
            </TabPanel>
          </Tabs>
        </div>
      </div>
      <img className={css.printed} src={`charts/${chart.id}.svg`} alt={`The flow ${name}`} />
    </main>
  )
}

type Picture = ReturnType<typeof selectPicture>
const isSamePicture = (one: Picture, other: Picture): boolean =>
  (['laid', 'folded', 'isBusy', 'hasFailed'] as const).every((key) => one[key] === other[key])

/** What the open panel paints on the picture. */
const useEmphasis = (
  { laid, data }: OpenChart,
  panel: Panel,
  { play, tour }: Omit<Children, 'chosen'>,
): Highlights | undefined => {
  const played = useSelector(
    play,
    (snapshot) => snapshot && selectPlay(snapshot),
    (one, other) => one?.situation === other?.situation,
  )
  const toured = useSelector(tour, (snapshot) => snapshot?.context.path?.steps[snapshot.context.at])
  return useMemo(() => {
    if (panel === 'play' && played) return highlightActive(played.active, played.taken)
    if (panel === 'paths' && toured) return highlightActive(toured.active, toured.takenTransitions)
    return panel === 'coverage' && data.coverage
      ? highlightCoverage(
          laid.chart.transitions.map(({ id }) => id),
          data.coverage,
        )
      : undefined
  }, [panel, played, toured, laid, data])
}
