import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function SignIn() {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void fetch('/api/login', { method: 'POST', body: JSON.stringify({ username, password }) });
      }}
    >
      <h1>Sign in</h1>
      <label>
        Username
        <input autoFocus value={username} onChange={(event) => setUsername(event.target.value)} />
      </label>
      <label>
        Password
        <input
          type="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <button type="submit">Sign in</button>
    </form>
  );
}

createRoot(document.body).render(<SignIn />);
