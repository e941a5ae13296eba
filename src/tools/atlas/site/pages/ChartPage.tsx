import { useSelector } from '@xstate/react'
import { Fragment, useState } from 'react'
import type { DrawnChart } from '#charts/pictures/drawnChart.ts'
import { areaOf, nameOfChart } from '#charts/pictures/outline.ts'
import { toHeading } from '#charts/pictures/words.ts'
import { commentCountsOf, type OpenComment } from '#tools/atlas/review/openComments.ts'
import type { OpenChart, selectAtlas } from '#tools/atlas/site/charts/atlas.machine.ts'
import { selectPlay } from '#tools/atlas/site/charts/play.machine.ts'
import { openRoute, replaceRoute, RouteLink } from '#tools/atlas/site/links.tsx'
import { OutlinePanel } from '#tools/atlas/site/panels/OutlinePanel.tsx'
import { PathsPanel } from '#tools/atlas/site/panels/PathsPanel.tsx'
import { PlayPanel } from '#tools/atlas/site/panels/PlayPanel.tsx'
import { ScreenCard } from '#tools/atlas/site/panels/ScreenCard.tsx'
import { UsagePanel } from '#tools/atlas/site/panels/UsagePanel.tsx'
import { activeStateOf, type Marks } from '#tools/atlas/site/picture/marks.ts'
import type { ChartUsage } from '#tools/paths/usage.ts'
import { PictureView } from '#tools/atlas/site/picture/PictureView.tsx'
import { insteadOf } from '#tools/atlas/site/insteadOf.ts'
import { type ChartRoute, chartRoute, type Panel } from '#tools/atlas/site/route.ts'
import { ButtonLink } from '#ui/controls/Button.tsx'
import { Tabs } from '#ui/controls/Tabs.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { PageTitle } from '#tools/atlas/site/panels/PageTitle.tsx'
import css from '#tools/atlas/site/pages/ChartPage.module.css'

const tabs = [
  { value: 'outline', label: 'Outline' },
  { value: 'play', label: 'Play' },
  { value: 'paths', label: 'Paths' },
  { value: 'usage', label: 'Usage' },
] as const

interface ChartPageProps extends Pick<
  ReturnType<typeof selectAtlas>,
  'play' | 'chosen' | 'chosenTransition' | 'comments'
> {
  route: ChartRoute
  open: OpenChart
  openComments: readonly OpenComment[]
}

/** One chart: its picture and the chosen panel. */
export function ChartPage({ route, open, openComments, chosen, chosenTransition, play, comments }: ChartPageProps) {
  const { testModel, data } = open
  const { chart } = data.picture
  const name = nameOfChart(chart)
  const commentCounts = commentCountsOf(chart, openComments)
  const [stepIndex, setStepIndex] = useState(0)
  const path = data.paths.find(({ id }) => id === route.path) ?? data.paths[0]
  const context = useSelector(play, (snapshot) => snapshot?.context)
  const marks = {
    outline: undefined,
    play: context && selectPlay({ context }),
    paths: path?.steps[stepIndex],
    usage: data.usage ? marksOf(data.usage) : undefined,
  }[route.panel]
  const show = (panel: Panel) => openRoute({ ...route, panel, run: [], path: '' })
  const showPath = (id: string) => {
    setStepIndex(0)
    replaceRoute({ ...route, path: id })
  }
  return (
    <main className={css.page}>
      <div className={css.head}>
        <p className={css.crumbs}>
          <RouteLink to={{ page: 'gallery' }}>Charts</RouteLink> / {toHeading(areaOf(chart))}
          {data.usedBy.map((user, index) => (
            <Fragment key={user}>
              {index === 0 ? ' · Used by ' : ', '}
              <RouteLink to={chartRoute(user)}>{nameOfChart({ id: user })}</RouteLink>
            </Fragment>
          ))}
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
          commentCounts={commentCounts}
          chosen={chosen}
          chosenTransition={chosenTransition}
          onChoose={(state, transition = '') => replaceRoute({ ...route, state, transition })}
        />
        <Tabs label="About this chart" value={route.panel} onValueChange={show} tabs={tabs}>
          <Missing {...{ chart, route, chosen, chosenTransition }} />
          <ScreenCard data={data} state={marks ? activeStateOf(chart, marks) : chosen} />
          {route.panel === 'outline' && (
            <OutlinePanel {...{ data, chosen, chosenTransition, comments, commentCounts }} />
          )}
          {route.panel === 'play' && play && <PlayPanel actor={play} testModel={testModel} />}
          {route.panel === 'usage' && <UsagePanel chart={chart} usage={data.usage} />}
          {route.panel === 'paths' && (
            <PathsPanel
              route={route}
              paths={data.paths}
              path={path}
              stepIndex={stepIndex}
              onPath={showPath}
              onStep={setStepIndex}
            />
          )}
        </Tabs>
      </div>
    </main>
  )
}

/** Marks what at least one visit took. */
const marksOf = ({ transitions }: ChartUsage): Marks => ({
  active: [],
  takenTransitions: transitions.filter(({ visits }) => visits > 0).map(({ id }) => id),
})

interface MissingProps extends Pick<ChartPageProps, 'route' | 'chosen' | 'chosenTransition'> {
  chart: DrawnChart
}

/** An old link leads to a state or a transition that was renamed or removed. */
function Missing({ chart, route: { state, transition }, chosen, chosenTransition }: MissingProps) {
  if (state === '' || (chosen !== null && (transition === '' || chosenTransition !== null))) return null
  if (chosen !== null) return <Notice tone="warning" announce title="This transition is not in the chart any more." />
  const { near, outer } = insteadOf(chart, state)
  const instead = near ?? outer
  return (
    <Notice tone="warning" announce title="This state is not in the chart any more.">
      {near ? 'The nearest one is' : 'It was inside'}{' '}
      <RouteLink to={chartRoute(chart.id, { state: instead.id })}>{instead.name}</RouteLink>.
    </Notice>
  )
}
