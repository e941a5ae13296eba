import type { ServerForm } from '#services/api/apiRequest.ts'

/** A form of the calls that differs from the settings by one setting, and what to do if a server takes it. */
interface OtherForm {
  readonly form: ServerForm
  readonly setting: keyof ServerForm
  readonly advice: string
}

const usualArgument = 'listReferredUsersPayload'

const otherReferees = (form: ServerForm): OtherForm => {
  const setting = 'VITE_REFEREES_ARGUMENT'
  return form[setting] === undefined
    ? {
        form: { ...form, [setting]: usualArgument },
        setting,
        advice: `the server takes one argument, so set ${setting} to ${usualArgument}`,
      }
    : {
        form: { ...form, [setting]: undefined },
        setting,
        advice: `the server takes separate arguments, so remove ${setting}`,
      }
}

/** The arguments of §7 that have a few known values. */
const possibleEnums = ['section', 'role', 'userStatus', 'itemStatus']

const otherEnum = (form: ServerForm, name: string): OtherForm => {
  const setting = 'VITE_ENUM_ARGUMENTS'
  const enums = form[setting]?.split(',') ?? []
  const [others, advice] = enums.includes(name)
    ? [enums.filter((other) => other !== name), `${name} is no enum, so remove it from ${setting}`]
    : [[...enums, name], `${name} is an enum, so add it to ${setting}`]
  return { form: { ...form, [setting]: others.join(',') }, setting, advice }
}

export const otherFormsOf = (form: ServerForm): readonly OtherForm[] => [
  otherReferees(form),
  ...possibleEnums.map((name) => otherEnum(form, name)),
]
