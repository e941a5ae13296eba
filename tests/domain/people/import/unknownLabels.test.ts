import { describe, expect, test } from 'vitest'
import { readImportFile } from '#domain/people/import/importFile.ts'

const ada = { name: 'Ada Obi', email: 'ada@example.com', phone: '0803 123 4567' }
const bee = { name: 'Bee Eze', email: 'bee@example.com', phone: '+234 803 123 4568' }
const chi = { name: 'Chi Oke', email: 'chi@example.com', phone: '08031234569' }

const detailsOf = (...lines: readonly string[]) => {
  const file = readImportFile(lines.join('\n'))
  return file.kind === 'read' ? file.rows.map(({ details }) => details) : file.problem
}

describe('columns whose labels are not known are judged by what is in them', () => {
  test.each([
    ['of contacts from Google', ['Name,E-mail 1 - Value,Phone 1 - Value', 'Ada Obi,ada@example.com,0803 123 4567']],
    [
      'with types beside the values',
      [
        'First Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value',
        'Ada,Obi,* myContacts,* Work,ada@example.com,Mobile,0803 123 4567',
      ],
    ],
    ['if no label is known', ['Contact person;Reach by mail;Reach by call', 'Ada Obi;ada@example.com;0803 123 4567']],
    ['in another language', ['Téléphone,Prénom et nom,Courriel', '0803 123 4567,Ada Obi,ada@example.com']],
    [
      'of the answers to a form, behind the time of each',
      [
        'Timestamp,Username,Full Name (as on your ID),WhatsApp line',
        '2026/11/20 10:00:00 AM GMT+1,ada@example.com,Ada Obi,0803 123 4567',
      ],
    ],
    ['behind the town', ['State,Contact person,Email,Phone', 'Lagos,Ada Obi,ada@example.com,0803 123 4567']],
    ['below a title', ['Marketers of 2026', 'Name,Email,Phone', 'Ada Obi,ada@example.com,0803 123 4567']],
    ['below a title with empty cells', ['Marketers,,', '', 'Who,Mail,Call', 'Ada Obi,ada@example.com,0803 123 4567']],
    ['beside known ones', ['Phone,Contact e-mail (work),Name', '0803 123 4567,ada@example.com,Ada Obi']],
  ])('%s', (_, lines) => {
    expect(detailsOf(...lines)).toEqual([ada])
  })

  test.each([
    ['Surname,Other names,Email,Phone', 'Obi,Ada Grace,ada@example.com,0803 123 4567', 'Obi Ada Grace'],
    ['First Name,Middle Name,Last Name,Email,Phone', 'Ada,Grace,Obi,ada@example.com,0803 123 4567', 'Ada Grace Obi'],
    ['Name,Other names,Email,Phone', 'Ada Obi,Grace,ada@example.com,0803 123 4567', 'Ada Obi'],
  ])('the name below %s is whole', (labels, row, name) => {
    expect(detailsOf(labels, row)).toEqual([{ ...ada, name }])
  })

  test('of two columns of phone numbers, the one that more rows have', () => {
    expect(
      detailsOf(
        'Name,Mail,Phone 1 - Value,Phone 2 - Value',
        'Ada Obi,ada@example.com,0803 123 4567,0809 000 0000',
        'Bee Eze,bee@example.com,+234 803 123 4568,',
        'Chi Oke,chi@example.com,08031234569,',
      ),
    ).toEqual([ada, bee, chi])
  })

  test('of two columns that all rows have, the first one', () => {
    expect(
      detailsOf('Name,Mail,Phone 1 - Value,Phone 2 - Value', 'Ada Obi,ada@example.com,0803 123 4567,0809 000 0000'),
    ).toEqual([ada])
  })

  test('dates, numbers of members and notes with a phone number are no phone numbers', () => {
    expect(
      detailsOf(
        'Name,Joined,Member,Note,Mail,Reach by call',
        'Ada Obi,2026-11-20,1000001,call 0809 000 0000 first,ada@example.com,0803 123 4567',
        'Bee Eze,21/11/2026,1000002,0809 000 0001,bee@example.com,+234 803 123 4568',
        'Chi Oke,2026-11-22,1000003,none,chi@example.com,08031234569',
      ),
    ).toEqual([ada, bee, chi])
  })

  test('a column of mostly empty cells is the one of emails if these are emails', () => {
    expect(
      detailsOf(
        'Name,Contact,Note,Phone',
        'Ada Obi,ada@example.com,,0803 123 4567',
        'Bee Eze,,new,+234 803 123 4568',
        'Chi Oke,,,08031234569',
      ),
    ).toEqual([ada, { ...bee, email: '' }, { ...chi, email: '' }])
  })

  test('a column of notes that holds one email is none of emails', () => {
    expect(
      detailsOf(
        'Name,Phone,Note',
        'Ada Obi,0803 123 4567,ada@example.com',
        'Bee Eze,+234 803 123 4568,ask for her email',
        'Chi Oke,08031234569,met in Lagos',
      ),
    ).toBe('There is no column for the email.')
  })

  test('a column of notes does not take the place of the emails, even if more cells mention one', () => {
    expect(
      detailsOf(
        'Name,Note,Contact,Phone',
        'Ada Obi,write to ada@example.com,ada@example.com,0803 123 4567',
        'Bee Eze,old: bee@old.example,bee@example.com,+234 803 123 4568',
      ),
    ).toEqual([ada, bee])
  })

  test('a known label counts, whatever else is in the file', () => {
    expect(detailsOf('Assistant,Email,Name,Phone', 'max@example.com,ada@example.com,Ada Obi,0803 123 4567')).toEqual([
      ada,
    ])
  })

  test('a first row with half an email and half a number is no row of labels', () => {
    expect(detailsOf('Max Udo,max@,0803', 'Bee Eze,bee@example.com,+234 803 123 4568')).toEqual([
      { name: 'Max Udo', email: 'max@', phone: '0803' },
      bee,
    ])
  })
})
