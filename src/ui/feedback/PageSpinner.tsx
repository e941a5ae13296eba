import css from '#ui/feedback/PageSpinner.module.css'
import { Spinner } from '#ui/feedback/Spinner.tsx'

/** The page while its code is on its way. */
export function PageSpinner() {
  return (
    <div className={css.opening}>
      <Spinner label="Loading" />
    </div>
  )
}
