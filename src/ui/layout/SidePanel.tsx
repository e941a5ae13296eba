import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { CloseIcon } from '#ui/layout/Icon.tsx'
import css from '#ui/layout/SidePanel.module.css'

interface SidePanelProps {
  title: ReactNode
  /** Buttons in the head, before the close button. */
  actions: ReactNode
  /** Runs on Escape and the close button. */
  onDismiss: () => void
  children: ReactNode
}

/** What Escape closes or clears first. */
const openOverlays = '[role=dialog], [role=alertdialog], [role=menu], :popover-open'
const filledFields = 'textarea, select, input:not([type=checkbox], :placeholder-shown)'

/** Keeps the distance from the top of the window to the place in `--panel-top`, so that the panel ends in the window. */
const keepTop = (place: HTMLDivElement) => {
  const measure = () => place.style.setProperty('--panel-top', `${place.getBoundingClientRect().top}px`)
  measure()
  addEventListener('scroll', measure)
  const observer = new ResizeObserver(measure)
  observer.observe(document.body)
  return () => {
    removeEventListener('scroll', measure)
    observer.disconnect()
  }
}

/** A panel next to a list. The list stays usable: the panel takes no focus and covers nothing. */
export function SidePanel({ title, actions, onDismiss, children }: SidePanelProps) {
  const id = useId()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || document.querySelector(openOverlays)) return
    if (!(event.target instanceof Element && event.target.matches(filledFields))) onDismiss()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    // The window gets the event before the overlays do, which then no longer exist.
    addEventListener('keydown', listener, true)
    return () => removeEventListener('keydown', listener, true)
  }, [])
  return (
    <div ref={keepTop} className={classes('screen-only', css.place)} data-side-panel="">
      <section className={classes('column', css.panel)} aria-labelledby={id}>
        <header className={classes('row spread', css.header)}>
          <h2 id={id} className={classes('heading breaks', css.title)} tabIndex={-1}>
            {title}
          </h2>
          {actions}
          <IconButton label="Close" icon={<CloseIcon />} onClick={onDismiss} />
        </header>
        <div className={css.body}>{children}</div>
      </section>
    </div>
  )
}
