import type { ChartData } from '#tools/atlas/data/chartData.ts'
import css from '#tools/atlas/site/panels/Panel.module.css'

/** What a person sees in a state, as the browser's path tests saw it. */
export function StateScreenshots({ all, state, name }: { all: ChartData['screenshots']; state: string; name: string }) {
  const screens = all[state]
  const why =
    Object.keys(all).length === 0
      ? 'Nothing was photographed yet: "npm run atlas" does it.'
      : 'No page of its own: the state passes at once, or the browser cannot be brought there.'
  return (
    <div>
      <h3 className={css.small}>What the person sees</h3>
      {screens ? (
        <div className={css.screens}>
          <a href={screens.desktop} className={css.desktop}>
            <img src={screens.desktop} alt={`${name} on a desktop`} loading="lazy" />
          </a>
          <a href={screens.phone} className={css.phone}>
            <img src={screens.phone} alt={`${name} on a phone`} loading="lazy" />
          </a>
        </div>
      ) : (
        <p className={css.soft}>{why}</p>
      )}
    </div>
  )
}
