/** A function that is slow and always returns the same for one argument, with its results kept. */
export const once = <Argument extends object, Result>(compute: (argument: Argument) => Result) => {
  const results = new WeakMap<Argument, Result>()
  return (argument: Argument): Result => {
    const result = results.get(argument) ?? compute(argument)
    results.set(argument, result)
    return result
  }
}
