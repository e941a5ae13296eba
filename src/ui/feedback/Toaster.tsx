import { useSyncExternalStore } from 'react'
import { resolveValue, toast as toasts, useToaster, type Toast } from 'react-hot-toast/headless'
import { toastBlankMs, toastErrorMs, toastSuccessMs } from '#domain/limits.ts'
import { classes } from '#ui/classes.ts'
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '#ui/layout/Icon.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import css from '#ui/feedback/Toaster.module.css'

const leavingMs = 260
const options = {
  removeDelay: leavingMs,
  success: { duration: toastSuccessMs },
  error: { duration: toastErrorMs },
  blank: { duration: toastBlankMs },
}

/** A prerendered page has no toasts: what was raised before the console took it over is added afterwards. */
const nothingToHear = () => () => undefined

/**
 * Where toasts appear (§9). Mount it once and keep it: screen readers announce only what is added to a region they
 * know already. Toasts are raised with `toast` of `react-hot-toast/headless`; the styled package has another store.
 */
export function Toaster() {
  const { toasts: shown, handlers } = useToaster(options)
  const isRunning = useSyncExternalStore(
    nothingToHear,
    () => true,
    () => false,
  )
  const raised = isRunning ? shown : []
  const problems = raised.filter((toast) => toast.type === 'error')
  const news = raised.filter((toast) => toast.type !== 'error')
  return (
    <div
      className={css.toaster}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <div aria-live="assertive">{problems.map(toItem)}</div>
      <div aria-live="polite">{news.map(toItem)}</div>
    </div>
  )

  function toItem(toast: Toast) {
    return <ToastItem key={toast.id} toast={toast} onDismiss={dismiss} />
  }

  /** Ends the pause too: the button takes the focus along, and then no blur would tell the others to go on. */
  function dismiss(toast: Toast) {
    handlers.endPause()
    toasts.dismiss(toast.id)
  }
}

/** The rows fold by a grid transition: no height is measured, so none is written into the markup. */
function ToastItem({ toast, onDismiss }: { toast: Toast; onDismiss: (toast: Toast) => void }) {
  return (
    <div className={classes(css.row, !toast.visible && css.leaving)}>
      <div className={css.clip}>
        <div className={classes(css.toast, css[toast.type])} data-toast={toast.type}>
          <span className={css.icon}>{icons[toast.type]}</span>
          <p className={css.message}>{resolveValue(toast.message, toast)}</p>
          <button type="button" className={css.dismiss} aria-label="Dismiss" onClick={() => onDismiss(toast)}>
            <CloseIcon size={16} />
          </button>
        </div>
      </div>
    </div>
  )
}

const icons = {
  success: <CheckIcon />,
  error: <AlertIcon />,
  blank: <InfoIcon />,
  custom: <InfoIcon />,
  loading: <Spinner size="small" />,
}
