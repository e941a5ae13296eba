import { describe, expect, test } from 'vitest'
import { readImportFile } from '#domain/people/import/importFile.ts'
import {
  conflictsOf,
  createPayloadOf,
  initialDetailsOf,
  isDirty,
  isSavedAs,
  savedMarketerOf,
  updatePayloadOf,
} from '#domain/people/marketerForms.ts'
import { marketerSchema } from '#domain/people/marketers.ts'
import { marketerDetails, marketerRecord } from '#domain/records/marketer.ts'
import { formFieldOf, marketerFields } from '#domain/records/marketerForm.ts'

const ada = marketerSchema.parse({
  id: 'USR-1',
  name: 'Ada Obi',
  email: 'ada@example.com',
  phoneNumber: '+2348031111111',
})
const bee = marketerSchema.parse({
  id: 'USR-1',
  name: 'Bee Eze',
  email: 'bee@example.com',
  phoneNumber: '+2348032222222',
})
const chi = marketerSchema.parse({
  id: 'USR-1',
  name: 'Chi Ade',
  email: 'chi@example.com',
  phoneNumber: '+2348033333333',
})

// A field that one of these forgets would be lost without a message. Give the marketers above different values of it.
describe.each(marketerFields)('the field %s of the form', (name) => {
  const { edits, label, editRule, sentAs } = formFieldOf(name)
  const before = initialDetailsOf(ada)
  const mine = { ...before, [name]: initialDetailsOf(bee)[name] }
  const theirs = { ...ada, [edits]: chi[edits] }

  test('is compared: with another value the form has changes, and is not saved', () => {
    expect([isDirty(mine, before), isSavedAs(ada, mine), isSavedAs({ ...ada, [edits]: bee[edits] }, mine)]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('is sent', () => {
    expect(createPayloadOf(mine)[sentAs.create]).not.toBe(createPayloadOf(before)[sentAs.create])
    expect(sentAs.update && updatePayloadOf(mine)[sentAs.update]).toBe(editRule ? mine[name] : undefined)
  })

  test('is a conflict if somebody else changed it too, unless it is read-only', () => {
    const conflict = { field: name, mine: mine[name], theirs: chi[edits] }
    expect(conflictsOf(ada, theirs, mine)).toEqual(editRule ? [conflict] : [])
    expect(savedMarketerOf(ada, mine, null)?.[edits]).toBe(editRule ? bee[edits] : ada[edits])
  })

  test('is read from a file with its label', () => {
    const lines = [marketerFields.map((each) => formFieldOf(each).label), marketerFields.map((each) => mine[each])]
    const file = readImportFile(lines.map((cells) => cells.join(',')).join('\n'))
    expect(file.kind === 'read' && file.rows[0]?.details[name]).toBe(mine[name])
    expect(label).not.toBe('')
  })

  test('is in the table or the side panel', () => {
    expect(marketerRecord.fields[edits].column !== undefined || marketerDetails.some((each) => each === edits)).toBe(
      true,
    )
  })
})
