import { useSyncExternalStore } from 'react'
import { resolveValue, toast as toasts, useToaster, type Toast } from 'react-hot-toast/headless'
import { toastBlankMs, toastErrorMs, toastSuccessMs } from '#domain/limits.ts'
import { classes } from '#ui/classes.ts'
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '#ui/layout/Icon.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import css from '#ui/feedback/Toaster.module.css'

const removeDelayMs = 260
const options = {
  removeDelay: removeDelayMs,
  success: { duration: toastSuccessMs },
  error: { duration: toastErrorMs },
  blank: { duration: toastBlankMs },
}

const noSubscription = () => () => undefined

/**
 * Shows the toasts (§9). It stays mounted, because screen readers announce only what is added to an existing region.
 * Use `toast` of `react-hot-toast/headless` to show a toast: the styled package has another store.
 */
export function Toaster() {
  const { toasts: shown, handlers } = useToaster(options)
  // The prerendered markup has no toasts, so the first render has none either.
  const isHydrated = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
  const current = isHydrated ? shown : []
  const errors = current.filter((toast) => toast.type === 'error')
  const others = current.filter((toast) => toast.type !== 'error')
  return (
    <div
      className={css.toaster}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <div aria-live="assertive">{errors.map(toItem)}</div>
      <div aria-live="polite">{others.map(toItem)}</div>
    </div>
  )

  function toItem(toast: Toast) {
    return <ToastItem key={toast.id} toast={toast} onDismiss={dismiss} />
  }

  /** Ends the pause too: the focused button disappears without a blur event. */
  function dismiss(toast: Toast) {
    handlers.endPause()
    toasts.dismiss(toast.id)
  }
}

/** A grid transition closes the row, so no height is measured. */
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
