import css from '#ui/feedback/PageSpinner.module.css'
import { Spinner } from '#ui/feedback/Spinner.tsx'

/** Shown while the code of a page loads. */
export function PageSpinner() {
  return (
    <div className={css.opening}>
      <Spinner label="Loading" />
    </div>
  )
}
