/** Into the clipboard, if the browser lets it. A page that came over plain HTTP has none, whatever the types say. */
export async function toClipboard(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
