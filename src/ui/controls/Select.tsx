import { type ComponentProps, type KeyboardEvent, useId } from 'react'
import { classes } from '#ui/classes.ts'
import css from '#ui/controls/Select.module.css'

export type SelectProps<Value extends string | number> = Pick<ComponentProps<'div'>, 'onFocus' | 'onPointerEnter'> & {
  label: string
  /** The label is only the accessible name. */
  hideLabel?: boolean
  value: Value
  options: ReadonlyArray<{ readonly value: Value; readonly label: string }>
  onValueChange: (value: Value) => void
  size?: 'small' | 'medium'
  disabled?: boolean
  className?: string
}

/** Escape closes only the open list, not also the dialog around it. A browser without `:open` draws the list itself. */
const keepEscape = (event: KeyboardEvent<HTMLSelectElement>): void => {
  const isOpen = CSS.supports('selector(:open)') && event.currentTarget.matches(':open')
  if (isOpen && event.key === 'Escape') event.stopPropagation()
}

/** A native `<select>`: it has the keyboard and the phone picker of the platform, and needs little code. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const {
    label,
    hideLabel = false,
    value,
    options,
    onValueChange,
    size = 'medium',
    disabled,
    className,
    ...events
  } = props
  const id = useId()
  const choose = (text: string) => {
    const chosen = options.find((option) => String(option.value) === text)
    if (chosen) onValueChange(chosen.value)
  }
  return (
    <div className={classes(css.field, css[size], className)} {...events}>
      {!hideLabel && (
        <label htmlFor={id} className={classes('note', css.label)}>
          {label}
        </label>
      )}
      <div className={css.box}>
        <select
          id={id}
          aria-label={hideLabel ? label : undefined}
          className={classes('control', css.select)}
          value={value}
          disabled={disabled}
          onKeyDown={keepEscape}
          onChange={(event) => choose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
