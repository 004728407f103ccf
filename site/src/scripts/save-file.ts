/** Downloads a file that the page has made. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own reference once it has begun; browsers need a moment for that.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
