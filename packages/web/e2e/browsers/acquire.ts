/**
 * Opens something that needs several resources: they are released by its `close`, or at once if opening fails. Not
 * `await using`, which dependency-cruiser cannot parse.
 */
export async function acquire<T extends object>(
  open: (resources: AsyncDisposableStack) => Promise<T>,
): Promise<T & { close(): Promise<void> }> {
  const resources = new AsyncDisposableStack()
  try {
    return { ...(await open(resources)), close: () => resources.disposeAsync() }
  } catch (error) {
    await resources.disposeAsync()
    throw error
  }
}
