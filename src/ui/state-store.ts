/** A state that changes, and the listeners to its changes, in the form that `useSyncExternalStore` needs. */
export abstract class StateStore<State> {
  protected state: State;
  readonly #listeners = new Set<() => void>();

  constructor(state: State) {
    this.state = state;
  }

  readonly getState = (): State => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  protected setState(state: State): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}
