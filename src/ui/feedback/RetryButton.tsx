import { createContext, type MouseEvent, use, useSyncExternalStore } from 'react'
import { Button, type ButtonProps } from '#ui/controls/Button.tsx'

/** How many seconds the server wants no further call. */
export interface RetryPause {
  readonly secondsLeft: () => number
  readonly subscribe: (onTick: () => void) => () => void
}

const noPause: RetryPause = { secondsLeft: () => 0, subscribe: () => () => undefined }

export const RetryPauseContext = createContext(noPause)

/** Tries a failed call again. If the server has said when it wants the next call, the button counts down to it. */
export function RetryButton({
  label = 'Retry',
  variant = 'secondary',
  onClick,
  ...rest
}: Omit<ButtonProps, 'children'> & { label?: string }) {
  const { subscribe, secondsLeft } = use(RetryPauseContext)
  const seconds = useSyncExternalStore(subscribe, secondsLeft, () => 0)
  const whilePaused = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()
  return (
    <Button
      variant={variant}
      {...rest}
      aria-disabled={seconds > 0 || undefined}
      onClick={seconds > 0 ? whilePaused : onClick}
    >
      <span aria-live="off">{seconds > 0 ? `${label} in ${seconds} s` : label}</span>
    </Button>
  )
}
