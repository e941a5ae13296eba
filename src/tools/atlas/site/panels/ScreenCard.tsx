import { isWithin } from '#charts/pictures/drawnChart.ts'
import type { ChartData } from '#tools/atlas/chartData.ts'
import css from '#tools/atlas/site/panels/Panel.module.css'

/** What the page shows in a state. Of an outer state, the screen of the first inner one that has a screen. */
export function ScreenCard({ data, state }: { data: ChartData; state: string | null }) {
  const { chart } = data.picture
  const shown =
    state === null ? undefined : chart.states.find(({ id }) => data.screens.includes(id) && isWithin(id, state))
  if (!shown) return null
  const file = `screens/${chart.id}/${shown.id}.png`
  return (
    <figure className={css.screen}>
      <a href={file}>
        <img src={file} alt={`What the page shows in ${shown.name}`} />
      </a>
      <figcaption className={css.soft}>{shown.name}</figcaption>
    </figure>
  )
}
