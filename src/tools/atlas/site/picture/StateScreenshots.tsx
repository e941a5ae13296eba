import type { ChartData } from '#tools/atlas/data/chartData.ts'
import css from '#tools/atlas/site/panels/Panel.module.css'

/** Screenshots of a state, taken by the test paths in the browser. */
export function StateScreenshots({ all, state, name }: { all: ChartData['screenshots']; state: string; name: string }) {
  const screenshots = all[state]
  const missingReason =
    Object.keys(all).length === 0
      ? 'There are no screenshots yet. Run "npm run atlas".'
      : 'There is no screenshot of this state: it ends at once, or a test cannot reach it in the browser.'
  return (
    <div>
      <h3 className={css.small}>What the person sees</h3>
      {screenshots ? (
        <div className={css.screens}>
          <a href={screenshots.desktop}>
            <img src={screenshots.desktop} alt={`${name} on a desktop`} loading="lazy" />
          </a>
          <a href={screenshots.phone}>
            <img src={screenshots.phone} alt={`${name} on a phone`} loading="lazy" />
          </a>
        </div>
      ) : (
        <p className={css.soft}>{missingReason}</p>
      )}
    </div>
  )
}
