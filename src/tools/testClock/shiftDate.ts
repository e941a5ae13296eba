declare global {
  /** How far `Date` is shifted. */
  var dateShift: { offset: number } | undefined
}

/**
 * Shifts `Date` of this process or page. A second call changes the shift.
 * Browsers get the text of this function, so it uses nothing from outside and names no inner function: tsx would add a
 * helper.
 * @param offset in milliseconds
 */
export const shiftDate = (offset: number): void => {
  if (globalThis.dateShift) {
    globalThis.dateShift.offset = offset
    return
  }
  const shift = { offset }
  const { Date: real } = globalThis
  const { now } = real
  const date = new Proxy(real, {
    construct(target, values, newTarget) {
      return Reflect.construct(target, values.length === 0 ? [now() + shift.offset] : values, newTarget) as Date
    },
    apply() {
      return new real(now() + shift.offset).toString()
    },
  })
  Object.defineProperty(real, 'now', {
    value() {
      return now() + shift.offset
    },
    writable: true,
    configurable: true,
  })
  Object.assign(globalThis, { dateShift: shift, Date: date })
}
