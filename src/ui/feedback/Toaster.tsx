import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { resolveValue, toast as toasts, useToaster, type Toast } from 'react-hot-toast/headless'
import { toastBlankMs, toastErrorMs, toastSuccessMs } from '#domain/limits.ts'
import { classes } from '#ui/classes.ts'
import { actionOf } from '#ui/feedback/actionToast.ts'
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '#ui/layout/Icon.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import css from '#ui/feedback/Toaster.module.css'
import { useToastKey, useIsHeld } from '#ui/feedback/toastFocus.ts'
import { useHeightProperty } from '#ui/feedback/heightProperty.ts'

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
  const box = useRef<HTMLDivElement>(null)
  const returnFocus = useToastKey(box)
  useHeightProperty(box, '--toasts')
  const current = isHydrated ? shown : []
  const errors = current.filter((toast) => toast.type === 'error')
  const others = current.filter((toast) => toast.type !== 'error')
  const isHeld = useIsHeld(box)
  const onHeldChange = useEffectEvent((isPaused: boolean) => {
    if (isPaused) return handlers.startPause()
    handlers.endPause()
    for (const toast of current) actionOf(toast)?.onRelease()
  })
  useEffect(() => onHeldChange(isHeld), [isHeld])
  return (
    <div ref={box} className={classes('screen-only', css.toaster)}>
      <div aria-live="assertive">{errors.map(toItem)}</div>
      <div aria-live="polite">{others.map(toItem)}</div>
    </div>
  )

  function toItem(toast: Toast) {
    return <ToastItem key={toast.id} toast={toast} isHeld={isHeld} onPress={press} onDismiss={dismiss} />
  }

  function press(toast: Toast) {
    returnFocus()
    actionOf(toast)?.onPress()
  }

  function dismiss(toast: Toast) {
    returnFocus()
    actionOf(toast)?.onDismiss()
    toasts.dismiss(toast.id)
  }
}

interface ToastItemProps {
  toast: Toast
  /** It can be true from the start, for example in a tab in the background. */
  isHeld: boolean
  onPress: (toast: Toast) => void
  onDismiss: (toast: Toast) => void
}

/** A grid transition closes the row, so no height is measured. */
function ToastItem({ toast, isHeld, onPress, onDismiss }: ToastItemProps) {
  const action = actionOf(toast)
  const hold = useEffectEvent(() => action?.onHold())
  useEffect(() => {
    if (isHeld) hold()
  }, [isHeld])
  return (
    <div className={classes(css.row, !toast.visible && css.leaving)}>
      <div className={css.clip}>
        <div className={classes('raised row', css.toast, css[toast.type])} data-toast={toast.type}>
          <span className={css.icon}>{icons[toast.type]}</span>
          <p className={classes('fill', css.message)}>
            <span>{resolveValue(toast.message, toast)}</span>
            {action && <span className="visually-hidden">{`. Press F6 for ${action.label}.`}</span>}
          </p>
          {action && (
            <button
              type="button"
              className={classes('lit', css.action)}
              data-toast-action=""
              aria-keyshortcuts="F6"
              onClick={() => onPress(toast)}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            className={classes('center muted lit', css.dismiss)}
            aria-label="Dismiss"
            title="Dismiss"
            onClick={() => onDismiss(toast)}
          >
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
