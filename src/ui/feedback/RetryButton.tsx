import { createContext, type MouseEvent, use, useSyncExternalStore } from 'react'
import { Button, type ButtonProps } from '#ui/controls/Button.tsx'
import { RetryIcon } from '#ui/layout/Icon.tsx'
import { subscribeToTicks } from '#ui/subscribeToTicks.ts'

/** Says how many seconds the server of the API wants no further call. Infinity: it accepts none any more. */
export const RetryPauseContext = createContext((): number => 0)

/**
 * Tries a failed call of the API again. If the server has said when it wants the next call, the button counts down to
 * it. What another server or the browser does needs no pause: use {@link Button}. There is no
 * button if it accepts none any more.
 */
export function RetryButton({
  label = 'Retry',
  variant = 'secondary',
  size = 'small',
  icon = <RetryIcon size={16} />,
  onClick,
  ...rest
}: Omit<ButtonProps, 'children'> & { label?: string }) {
  const seconds = useSyncExternalStore(subscribeToTicks, use(RetryPauseContext), () => 0)
  if (seconds === Infinity) return null
  const whilePaused = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()
  return (
    <Button
      {...{ variant, size, icon }}
      {...rest}
      aria-disabled={seconds > 0 || undefined}
      onClick={seconds > 0 ? whilePaused : onClick}
    >
      <span aria-live="off">{seconds > 0 ? `${label} in ${seconds} s` : label}</span>
    </Button>
  )
}
