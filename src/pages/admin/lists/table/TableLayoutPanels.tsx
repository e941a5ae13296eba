import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { Column } from '#domain/lists/columns.ts'
import { densities } from '#domain/lists/tableLayout.ts'
import type { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { selectTableLayout, selectPanels } from '#machines/lists/tableLayout.selectors.ts'
import css from '#pages/admin/lists/table/TableLayoutPanels.module.css'
import { Button } from '#ui/controls/Button.tsx'
import { LazyDialog } from '#ui/overlays/lazyOverlays.tsx'

const densityLabels = { comfortable: 'Comfortable', compact: 'Compact' } as const

const shortcuts = [
  ['/', 'Search'],
  ['J', 'Next row'],
  ['K', 'Previous row'],
  ['Enter', 'Open the row'],
  ['X', 'Select the row'],
  ['?', 'Show shortcuts'],
  ['F6', 'Go to a message, such as Undo'],
  ['Esc', 'Close'],
] as const

interface TableLayoutPanelsProps<Entity> {
  actor: ActorRefFrom<typeof tableLayoutMachine>
  columns: readonly Column<Entity>[]
}

/** The dialog of columns and density, and the dialog of keyboard shortcuts. */
export function TableLayoutPanels<Entity>({ actor, columns }: TableLayoutPanelsProps<Entity>) {
  const { isColumnsPanelOpen, isHelpOpen } = useSelector(actor, selectPanels, shallowEqual)
  const layout = useSelector(actor, selectTableLayout, shallowEqual)
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  const doneButton = <Button onClick={dismiss}>Done</Button>
  return (
    <>
      {isColumnsPanelOpen && (
        <LazyDialog
          open
          title="Columns and density"
          onDismiss={dismiss}
          actions={
            <>
              <Button variant="secondary" onClick={() => actor.send({ type: 'layout.reset' })}>
                Reset
              </Button>
              {doneButton}
            </>
          }
        >
          <fieldset className={css.group}>
            <legend>Columns</legend>
            {columns.map(({ name, label, isFixed }) => (
              <label key={name} className={css.choice}>
                <input
                  type="checkbox"
                  checked={isFixed || layout.columns.includes(name)}
                  disabled={isFixed}
                  onChange={() => actor.send({ type: 'column.toggled', name })}
                />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
          <fieldset className={css.group}>
            <legend>Density</legend>
            {densities.map((density) => (
              <label key={density} className={css.choice}>
                <input
                  type="radio"
                  name="density"
                  checked={layout.density === density}
                  onChange={() => actor.send({ type: 'density.chosen', density })}
                />
                <span>{densityLabels[density]}</span>
              </label>
            ))}
          </fieldset>
        </LazyDialog>
      )}
      {isHelpOpen && (
        <LazyDialog open title="Keyboard shortcuts" onDismiss={dismiss} actions={doneButton}>
          <dl className={css.keys}>
            {shortcuts.map(([key, effect]) => (
              <div key={key} className={css.key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
          <label className={css.choice}>
            <input
              type="checkbox"
              checked={layout.hasShortcuts}
              onChange={() => actor.send({ type: 'shortcuts.toggled' })}
            />
            Enable single-key shortcuts
          </label>
        </LazyDialog>
      )}
    </>
  )
}
