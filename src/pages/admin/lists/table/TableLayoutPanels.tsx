import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { Column } from '#domain/records/columns.ts'
import { densities } from '#domain/lists/tableLayout.ts'
import type { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { selectTableLayout, selectPanels } from '#machines/lists/tableLayout.selectors.ts'
import css from '#pages/admin/lists/table/TableLayoutPanels.module.css'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Choice, ChoiceGroup } from '#ui/controls/ChoiceGroup.tsx'
import { LazyDialog, LazyPopover } from '#ui/overlays/lazyOverlays.ts'

const densityLabels = { auto: 'Automatic', comfortable: 'Comfortable', compact: 'Compact' } as const

const shortcuts = [
  ['/', 'Search'],
  ['F', 'Filters'],
  ['J', 'Next row'],
  ['K', 'Previous row'],
  ['Enter', 'Open the row, then go to its details'],
  ['↓ ↑', 'Open the next or previous row'],
  ['X', 'Select the row'],
  ['M', 'Actions of the row'],
  ['A', 'Actions of the selected rows'],
  ['G', 'Go to a page'],
  ['?', 'Show shortcuts'],
  ['F6', 'Go to a message, such as Undo'],
  ['Esc', 'Close'],
] as const

interface TableLayoutPanelsProps<Entity> {
  actor: ActorRefFrom<typeof tableLayoutMachine>
  columns: readonly Column<Entity>[]
}

/** The columns and the density below their button, and the dialog of keyboard shortcuts. */
export function TableLayoutPanels<Entity>({ actor, columns }: TableLayoutPanelsProps<Entity>) {
  const { isColumnsPanelOpen, isHelpOpen } = useSelector(actor, selectPanels, shallowEqual)
  const layout = useSelector(actor, selectTableLayout, shallowEqual)
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  return (
    <>
      {isColumnsPanelOpen && (
        <LazyPopover
          anchor={document.querySelector<HTMLElement>('[data-list-menu]') ?? document.body}
          title="Columns and density"
          onDismiss={dismiss}
          actions={
            <Button variant="secondary" onClick={() => actor.send({ type: 'layout.reset' })}>
              Reset
            </Button>
          }
        >
          <ChoiceGroup legend="Columns">
            {columns.map(({ name, label, isFixed }) => (
              <Choice
                key={name}
                type="checkbox"
                checked={isFixed || layout.columns.includes(name)}
                disabled={isFixed}
                onChange={() => actor.send({ type: 'column.toggled', name })}
              >
                <span>{label}</span>
              </Choice>
            ))}
          </ChoiceGroup>
          <ChoiceGroup legend="Density">
            {densities.map((density) => (
              <Choice
                key={density}
                type="radio"
                name="density"
                checked={layout.density === density}
                onChange={() => actor.send({ type: 'density.chosen', density })}
              >
                <span>{densityLabels[density]}</span>
              </Choice>
            ))}
          </ChoiceGroup>
        </LazyPopover>
      )}
      {isHelpOpen && (
        <LazyDialog open title="Keyboard shortcuts" onDismiss={dismiss}>
          <dl className={css.keys}>
            {shortcuts.map(([key, effect]) => (
              <div key={key} className={classes('row', css.key)}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
          <Choice
            type="checkbox"
            checked={layout.hasShortcuts}
            onChange={() => actor.send({ type: 'shortcuts.toggled' })}
          >
            Enable single-key shortcuts
          </Choice>
        </LazyDialog>
      )}
    </>
  )
}
