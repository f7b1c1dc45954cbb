/** A soft bell, made on the spot: two partials that die away. */
export function chime(): void {
  const context = new AudioContext();
  const now = context.currentTime;
  for (const [pitch, loudness] of [
    [523.25, 0.06],
    [784, 0.03],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loudness, now);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + 1.2);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + 1.2);
  }
  setTimeout(() => void context.close(), 1500);
}
