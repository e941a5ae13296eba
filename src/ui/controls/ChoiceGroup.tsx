import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import css from '#ui/controls/ChoiceGroup.module.css'

interface ChoiceGroupProps {
  legend: string
  /** A long group scrolls on its own. */
  scrolls?: boolean
  children: ReactNode
}

/** Several checkboxes or radio buttons under one name. */
export function ChoiceGroup({ legend, scrolls = false, children }: ChoiceGroupProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={classes(css.choices, scrolls && css.scrolls)}>{children}</div>
    </fieldset>
  )
}

/** A checkbox or a radio button with its label. */
export function Choice({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={classes('row', css.choice)}>
      <input {...input} />
      {children}
    </label>
  )
}
