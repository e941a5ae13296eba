import { areaOf, nameOfChart } from '#charts/pictures/outline.ts'
import { toHeading } from '#charts/pictures/words.ts'
import { allCharts } from '#tools/atlas/site/allCharts.ts'
import { chartRoute, toHash } from '#tools/atlas/site/route.ts'
import { RouteLink } from '#tools/atlas/site/links.tsx'
import { entriesOf, type SearchResult } from '#tools/atlas/site/search/entries.ts'
import { search, searchIndex } from '#tools/atlas/site/search/search.ts'
import { CommentCount } from '#tools/atlas/site/panels/CommentCount.tsx'
import type { OpenComment } from '#tools/atlas/review/openComments.ts'
import { PageTitle } from '#tools/atlas/site/panels/PageTitle.tsx'
import { Tag } from '#ui/layout/Tag.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import css from '#tools/atlas/site/pages/GalleryPage.module.css'
import panel from '#tools/atlas/site/panels/Panel.module.css'

const areas = [...new Set(allCharts.map(areaOf))].sort()
const index = searchIndex(entriesOf(allCharts))

interface GalleryPageProps {
  query: string
  comments: readonly OpenComment[]
  onQuery: (query: string) => void
}

/** All charts by area, and a search over them and the pages of the atlas. */
export function GalleryPage({ query, comments, onQuery }: GalleryPageProps) {
  const found = search(index, query)
  return (
    <main className={css.page}>
      <PageTitle note="The statecharts that the console runs.">Charts</PageTitle>
      <TextField
        label="Search charts, states, events and pages"
        type="search"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      {query.trim() === '' ? (
        areas.map((area) => <Area key={area} area={area} comments={comments} />)
      ) : (
        <Results found={found} query={query} />
      )}
    </main>
  )
}

function Area({ area, comments }: { area: string; comments: readonly OpenComment[] }) {
  return (
    <section className={css.area} aria-labelledby={`area-${area}`}>
      <h2 id={`area-${area}`} className={css.heading}>
        {toHeading(area)}
      </h2>
      <ul className={css.cards}>
        {allCharts
          .filter((chart) => areaOf(chart) === area)
          .map((chart) => (
            <li key={chart.id} className={css.card}>
              <img className={css.picture} src={`charts/${chart.id}.svg`} alt="" loading="lazy" />
              <div className={css.text}>
                <h3>
                  <RouteLink to={chartRoute(chart.id)} className={css.link}>
                    {nameOfChart(chart)}
                  </RouteLink>
                </h3>
                <p>{chart.sentence}</p>
                <p className={panel.soft}>
                  {chart.states.length - 1} states, {chart.transitions.length} transitions{' '}
                  <CommentCount count={comments.filter(({ route }) => route.chart === chart.id).length} />
                </p>
              </div>
            </li>
          ))}
      </ul>
    </section>
  )
}

const maxResults = 60

function Results({ found, query }: { found: readonly SearchResult[]; query: string }) {
  return (
    <section aria-label="Results">
      <p role="status" className={panel.soft}>
        {found.length === 0
          ? `No results for "${query.trim()}". Try fewer or other words.`
          : `${found.length} found${found.length > maxResults ? `, the first ${maxResults} are shown` : ''}`}
      </p>
      <ul className={panel.choices}>
        {found.slice(0, maxResults).map(({ kind, label, container, from, route }) => (
          <li key={`${kind} ${label} ${toHash(route)}`}>
            <RouteLink to={route} className={panel.branch}>
              <Tag>{kind}</Tag> <span>{label}</span>{' '}
              <span className={panel.soft}>{from ? `${container} › ${from}` : container}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
