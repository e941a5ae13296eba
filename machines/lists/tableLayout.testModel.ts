import { byItself, openAsAdmin, openPath, whileIn } from '#machines/manualTest.ts'
import { checkbox, fill, inDialog, inOtherTab, key, link, menuItem, press, radio, told } from '#charts/gestures.ts'
import { userColumns, defaultColumns } from '#domain/lists/columns.ts'
import { defaultTableLayout } from '#domain/lists/tableLayout.ts'
import { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { defineTestModel, noPayload, fails } from '#charts/testModel.ts'

export const tableLayoutTestModel = defineTestModel({
  id: 'lists/tableLayout',
  machine: tableLayoutMachine,
  inputs: [
    {
      name: 'the list is opened',
      input: {
        kind: 'users',
        columns: userColumns.map(({ name }) => name),
        defaultColumns: defaultColumns(userColumns),
      },
    },
  ],
  visible: {
    choosingColumns: [{ role: 'dialog', name: 'Columns and density' }],
    showingHelp: [{ role: 'dialog', name: 'Keyboard shortcuts' }],
  },
  events: {
    'column.toggled': {
      when: 'the person shows or hides a column',
      cases: [{ name: 'the email', payload: { name: 'email' } }],
    },
    'density.chosen': {
      when: 'the person chooses a density, such as compact rows',
      cases: [{ name: 'compact rows', payload: { density: 'compact' } }],
    },
    'shortcuts.toggled': { when: 'the person turns the keyboard shortcuts on or off', cases: noPayload },
    'layout.reset': { when: "the person presses 'Reset' in the dialog of columns", cases: noPayload },
    'layout.linked': {
      when: 'the person opens a saved view',
      cases: [{ name: 'with name and phone', payload: { layout: { columns: ['name', 'phone'], density: 'compact' } } }],
    },
    'columnsPanel.opened': { when: "the person presses 'More', then 'Columns'", cases: noPayload },
    'help.opened': { when: "the person presses the key '?', or 'More' and 'Keyboard shortcuts'", cases: noPayload },
    'dialog.dismissed': { when: 'the person closes the dialog', cases: noPayload },
  },
  calls: {
    readTableLayout: {
      name: 'reading the table layout stored in this browser',
      outcomes: [
        { name: 'no layout is stored', output: defaultTableLayout },
        { name: 'a layout is stored', output: { columns: ['name', 'email'], density: 'compact', hasShortcuts: false } },
        fails,
      ],
    },
  },
  keyOf: ({ context: { layout, linked } }) => ({ ...layout, isLinked: linked !== null }),
  manual: {
    starts: { 'the list is opened': openAsAdmin('/admin/users') },
    inputs: {
      'event layout.linked: with name and phone': {
        preparation: inOtherTab(
          "save the view 'Small' with the columns 'Name' and 'Phone' and compact rows",
          openPath('/admin/users?columns=name.phone&density=compact'),
          press('More'),
          menuItem('Views'),
          fill('Name of this view', 'Small'),
          press('Save view'),
        ),
        action: told("open the view 'Small'", press('More'), menuItem('Views'), press(link('Small'), inDialog)),
        isPossible: (snapshot) => snapshot.matches('closed'),
      },
      'outcome readTableLayout: no layout is stored': byItself,
      'event columnsPanel.opened': whileIn('closed', [press('More'), menuItem('Columns')]),
      'event help.opened': whileIn(
        'closed',
        told("press the key '?', or 'More' and 'Keyboard shortcuts'", press('More'), menuItem('Keyboard shortcuts')),
      ),
      'event column.toggled: the email': whileIn('choosingColumns', press(checkbox('Email'), inDialog)),
      'event density.chosen: compact rows': {
        action: press(radio('Compact'), inDialog),
        isPossible: (snapshot) => snapshot.matches('choosingColumns') && snapshot.context.layout.density !== 'compact',
      },
      'event layout.reset': whileIn('choosingColumns', press('Reset')),
      'event shortcuts.toggled': whileIn('showingHelp', press(checkbox('Enable single-key shortcuts'), inDialog)),
      'event dialog.dismissed': { action: key('Escape') },
    },
  },
})
